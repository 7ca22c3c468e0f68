import {
  type Access,
  type AccessResult,
  type CollectionConfig,
  type FieldBase,
  Forbidden,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { type Action, grantFor, type Resource } from '../rules/permissions';

/** Only accounts with the role admin. */
export const adminOnly: Access = ({ req }) => (req.user as User | null)?.role === 'admin';

/** Refuses every request over REST; code that overrides access on purpose gets through. */
export const nobody: Access = () => false;

/** Lets every account through. */
export const staff: Access = ({ req }) => Boolean(req.user);

/** Of a field that pages don’t show: visitors don’t read it by any way. */
export const readByStaff: NonNullable<FieldBase['access']> = {
  read: ({ req }) => Boolean(req.user),
};

function rule(resource: Resource, action: Action): Access {
  return ({ req, data, isReadingStaticFile }): AccessResult => {
    const user = req.user as User | null;
    const grant = grantFor(resource, user ? user.role : 'anonymous', action);
    switch (grant) {
      case 'yes':
        return true;
      case 'names':
        // The fields keep everything else to themselves.
        return true;
      case 'no':
        return false;
      case 'published':
        // Whoever asks may ask for the trash as well: `?trash=true`.
        return { _status: { equals: 'published' }, deletedAt: { exists: false } };
      case 'kept':
        // Files are many and looked at often: their own route asks for what is in the trash.
        return isReadingStaticFile ? true : { deletedAt: { exists: false } };
      case 'trash':
        // Payload asks with the change that moves a document to the trash, and with none to delete it.
        return Boolean((data as { deletedAt?: string } | undefined)?.deletedAt);
      case 'own':
        return user ? { id: { equals: user.id } } : false;
    }
  };
}

/** A collection's access rules, as `src/accounts/rules/permissions.ts` says. */
export function collectionAccess(resource: Resource): NonNullable<CollectionConfig['access']> {
  return {
    create: rule(resource, 'create'),
    read: rule(resource, 'read'),
    update: rule(resource, 'update'),
    delete: rule(resource, 'delete'),
    readVersions: rule(resource, 'versions'),
    // No account is ever locked: see docs/decisions/33-wrong-passwords.md.
    unlock: () => false,
    admin: ({ req }) => Boolean(req.user),
  };
}

/** A global's access rules, as `src/accounts/rules/permissions.ts` says. */
export function globalAccess(resource: Resource): NonNullable<GlobalConfig['access']> {
  return {
    read: rule(resource, 'read'),
    update: rule(resource, 'update'),
    readVersions: rule(resource, 'versions'),
  };
}

/** A refusal whose words the person who asked reads. */
export const problem = (message: string, status: number) => new Refusal(message, status);

/**
 * Lets only those through who may do this with every document of a collection.
 *
 * @throws Forbidden, to somebody who is not signed in as well
 */
export function demandRight(req: PayloadRequest, resource: Resource, action: Action): User {
  const user = req.user as User | null;
  if (!user || grantFor(resource, user.role, action) !== 'yes') throw new Forbidden(req.t);
  return user;
}

/** The document that an address such as `/:id/reply` names; Payload refuses what is no number. */
export function documentOf(req: PayloadRequest): number {
  return Number(req.routeParams?.id);
}
