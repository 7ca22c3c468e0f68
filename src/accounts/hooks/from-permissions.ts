import type { Access, AccessResult, CollectionConfig, GlobalConfig } from 'payload';
import type { User } from '@/payload-types';
import { type Action, grantFor, type Resource } from '../rules/permissions';

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
