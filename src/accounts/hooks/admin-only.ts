import type { Access, FieldBase } from 'payload';
import type { User } from '@/payload-types';

/** Only accounts with the role admin. */
export const adminOnly: Access = ({ req }) => (req.user as User | null)?.role === 'admin';

/** Nobody over REST; only code that overrides access on purpose. */
export const nobody: Access = () => false;

/** Whoever has an account. */
export const staff: Access = ({ req }) => Boolean(req.user);

/** Of a field that pages don’t show: visitors don’t read it by any way. */
export const readByStaff: NonNullable<FieldBase['access']> = {
  read: ({ req }) => Boolean(req.user),
};
