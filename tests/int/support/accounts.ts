import type { AuditLog } from '@/payload-types';
import { makeAccount, type RunningSite } from './running-site';

/** Accounts of staff and their sessions. */
export async function startAccounts(site: RunningSite) {
  const { payload } = site;
  const stranger = await site.as('anonymous');
  const cookieOf = (cookie: string) => ({ headers: { Cookie: cookie } });
  return {
    stranger,
    cookieOf,
    boss: await site.accountOf('admin'),
    admin: await site.as('admin'),
    somebody: (role: 'admin' | 'editor' | 'sales') => makeAccount(payload, stranger, role),
    /** Whether a session is valid. */
    isIn: async (cookie: string) =>
      Boolean((await stranger('GET', '/users/me', cookieOf(cookie))).body.user),
    /** @returns the session’s cookie, empty when it was refused */
    signIn: async ({ email, password }: { email: string; password: string }) => {
      const { cookie } = await stranger('POST', '/users/login', { body: { email, password } });
      return cookie ?? '';
    },
    /** Entries of the audit log with these words. */
    logOf: async (event: AuditLog['event'], words: string) => {
      const { docs } = await payload.find({
        collection: 'audit-log',
        where: { event: { equals: event }, detail: { contains: words } },
        depth: 0,
      });
      return docs;
    },
  };
}
