import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { AuditEvent } from '@/accounts/rules/audit-events';
import { nextNumber } from './documents';
import { type Answer, makeSend, type Options } from './rest';
import { type Account, makeAccount, type RunningSite } from './running-site';

/** A network address without any counted requests. */
export const newAddress = () => ({ 'x-client-address': `198.51.103.${nextNumber()}` });

/** The cookies set by an answer, as a browser returns them, without deleted ones. */
export function cookiesOf({ headers }: Pick<Answer, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

/** Staff’s account actions besides Payload’s own: `POST /api/account/<action>`. */
export async function startAccountActions(site: RunningSite) {
  const { payload } = site;
  const stranger = await site.as('anonymous');
  // These load the configuration, which reads the environment of the running site.
  const { answerAccountAction } = await import('@/accounts/actions/answer-account-action');
  const { takeStepWithCode } = await import('@/accounts/actions/sign-in');
  const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);

  function act(action: string, body: object, cookie: string | null, options: Options = {}) {
    const handlers = new Map([
      ['POST', (request: Request) => answerAccountAction(request, action)],
    ]);
    const send = makeSend(Object.fromEntries(handlers), cookie);
    return send('POST', `/account/${action}`, { ...options, body });
  }

  /** Codes of an app, each for a different half-minute. */
  function codesFrom(secret: string) {
    const totp = new TOTP({ secret });
    let ahead = 0;
    return () => {
      const code = totp.generate({ timestamp: Date.now() + ahead * 30_000 });
      ahead += 1;
      return code;
    };
  }

  return {
    act,
    sql,
    stranger,
    codesFrom,
    newcomer: (role: 'admin' | 'editor' | 'sales' = 'sales') =>
      makeAccount(payload, stranger, role),
    login: ({ email, password }: Pick<Account, 'email' | 'password'>, from = newAddress()) =>
      stranger('POST', '/users/login', { body: { email, password }, headers: from }),
    /** Whether cookies open the CMS. */
    isIn: async (cookie: string) =>
      Boolean((await stranger('GET', '/users/me', { headers: { Cookie: cookie } })).body.user),
    giveCode: (cookie: string, code: unknown, from = newAddress()) =>
      takeStepWithCode(new Headers({ cookie, ...from }), code),
    /** Cookies after the correct password of an account with a second factor. */
    async halfIn(account: Pick<Account, 'email' | 'password'>): Promise<string> {
      const { email, password } = account;
      const answer = await stranger('POST', '/users/login', {
        body: { email, password },
        headers: newAddress(),
      });
      expect(answer.status, answer.text).toBe(200);
      return cookiesOf(answer);
    },
    /** Entries of the audit log about an account. */
    logOf: async (event: AuditEvent, account: number) =>
      (
        await sql('select detail from audit_log where event = $1 and account_id = $2', [
          event,
          account,
        ])
      ).rows,
    /** Makes the account’s sign-in older. */
    grow: (id: number) =>
      sql(
        "update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1",
        [id],
      ),
    require: (choice: 'none' | 'admins' | 'everybody') =>
      sql('update site_settings set second_factor_for = $1', [choice]),
    /** Sets up an app. Its confirmation code counts as used. */
    async enrol(cookie: string) {
      const begun = await act('totp-begin', {}, cookie);
      expect(begun.status, begun.text).toBe(200);
      const { secret, state } = begun.body as unknown as { secret: string; state: string };
      const code = codesFrom(secret);
      const done = await act('totp-finish', { state, code: code() }, cookie);
      expect(done.status, done.text).toBe(200);
      return { secret, code, codes: done.body.codes as unknown as string[], done };
    },
  };
}
