import { grantFor, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';

/** Whether an account may read all of a collection. */
export const mayRead = (user: User, resource: Resource) =>
  grantFor(resource, user.role, 'read') === 'yes';

/** Whether an account works on a collection. */
export const mayChange = (user: User, resource: Resource) =>
  grantFor(resource, user.role, 'update') === 'yes';
