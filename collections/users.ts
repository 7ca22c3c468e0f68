import type { CollectionConfig } from 'payload';
import { getEnv } from '@/config/env';
import { roles } from '@/domain/access/permissions';
import type { User } from '@/payload-types';
import { collectionAccess } from './_shared/access/from-permissions';

const isAdmin = ({ req }: { req: { user: unknown } }) =>
  (req.user as User | null)?.role === 'admin';

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  access: collectionAccess('users'),
  auth: {
    useSessions: true,
    tokenExpiration: 60 * 60 * 8,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    removeTokenFromResponses: true,
    // A site on plain http (the first try at home) would lose a cookie that asks for https.
    cookies: { secure: getEnv().siteUrl.startsWith('https:'), sameSite: 'Lax' },
    forgotPassword: { expiration: 60 * 60 * 1000 },
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    description: 'Who may sign in. Admins manage accounts and settings, editors write, sales read.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 100 },
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((role) => ({
        value: role,
        label: role[0]?.toUpperCase() + role.slice(1),
      })),
      access: { create: isAdmin, update: isAdmin },
      admin: { description: 'Only an admin can change a role.' },
    },
  ],
  versions: false,
};
