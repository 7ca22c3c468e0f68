import type { Payload } from 'payload';
import { makeReadablePassword } from '../../lib/readable-password';

export type FirstAdmin = {
  email: string;
  /** Present only if it was made up here: nobody else knows it. */
  password?: string;
};

/**
 * Makes the first account if there is none, so that Payload's open "create the first user" page is
 * never what a visitor finds. Returns undefined if there are accounts already.
 */
export async function createFirstAdmin(
  payload: Payload,
  given: { email?: string; password?: string },
): Promise<FirstAdmin | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return undefined;
  const email = given.email ?? 'admin@example.com';
  const password = given.password ?? makeReadablePassword();
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', role: 'admin' },
  });
  return given.password ? { email } : { email, password };
}
