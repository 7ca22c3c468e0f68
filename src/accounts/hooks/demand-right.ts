import { Forbidden, type PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { type Action, grantFor, type Resource } from '../rules/permissions';

/** A refusal whose words are meant for whoever reads them. */
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
