import type { Payload } from 'payload';
import { commonPasswords } from '@/platform/common-passwords';
import { OperatorError } from '@/platform/operator-error';
import { makeReadablePassword } from '@/platform/readable-password';
import type { FirstAdmin } from '@/platform/supervisor/greeting';
import { passwordProblem } from '../rules/passwords';

/**
 * Makes the first account if there is none, so that no visitor finds Payload's open "create the
 * first user" page. Returns undefined if there are accounts already.
 *
 * @throws OperatorError when the given password breaks the rules
 */
export async function createFirstAdmin(
  payload: Payload,
  given: { email?: string; password?: string },
): Promise<FirstAdmin | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return undefined;
  const email = given.email ?? 'admin@example.com';
  const name = 'Administrator';
  const password = given.password ?? makeReadablePassword();
  const problem = passwordProblem(password, { name, email }, await commonPasswords());
  if (problem) throw new OperatorError(`ADMIN_PASSWORD can’t be used. ${problem}`);
  await payload.create({
    collection: 'users',
    data: { email, password, name, role: 'admin' },
  });
  return given.password ? { email } : { email, password };
}
