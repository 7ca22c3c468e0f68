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

export const adminOnly: Access = ({ req }) => (req.user as User | null)?.role === 'admin';

/** Refuses every request over REST. Code with `overrideAccess` still gets through. */
export const nobody: Access = () => false;

export const staff: Access = ({ req }) => Boolean(req.user);

/** Access of a field that pages don’t show: visitors can never read it. */
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
        // Field access protects the other fields.
        return true;
      case 'no':
        return false;
      case 'published':
        // Callers can request trashed documents with `?trash=true`, so the rule excludes them.
        return { _status: { equals: 'published' }, deletedAt: { exists: false } };
      case 'kept':
        // Media files are read often. Their own route checks the trash.
        return isReadingStaticFile ? true : { deletedAt: { exists: false } };
      case 'trash':
        // Payload passes the change when it moves a document to the trash, and none when it
        // deletes.
        return Boolean((data as { deletedAt?: string } | undefined)?.deletedAt);
      case 'own':
        return user ? { id: { equals: user.id } } : false;
    }
  };
}

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

export function globalAccess(resource: Resource): NonNullable<GlobalConfig['access']> {
  return {
    read: rule(resource, 'read'),
    update: rule(resource, 'update'),
    readVersions: rule(resource, 'versions'),
  };
}

export const problem = (message: string, status: number) => new Refusal(message, status);

/** Demands a right that covers every document of a collection; otherwise Forbidden. */
export function demandRight(req: PayloadRequest, resource: Resource, action: Action): User {
  const user = req.user as User | null;
  if (!user || grantFor(resource, user.role, action) !== 'yes') throw new Forbidden(req.t);
  return user;
}

/** The document ID in an address such as `/:id/reply`; Payload refuses anything but a number. */
export function documentOf(req: PayloadRequest): number {
  return Number(req.routeParams?.id);
}
