import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { cookies, headers } from 'next/headers';
import { createLocalReq, getFieldsToSign, jwtSign, logoutOperation, type Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { execute, inTransaction } from '@/platform/database/transaction';
import { recordAudit } from '../data/record-audit';
import { forgetEntry, hasEntry, studioArea } from '../store/areas';
import { findAccountHere } from '../store/viewer';

/** A CMS session as Payload’s own sign-in makes it, without writing the whole account. */
export async function makeSession(
  payload: Payload,
  account: number,
  headers: Headers,
): Promise<string> {
  const { config } = payload.collections.users;
  const { tokenExpiration } = config.auth;
  const req = await createLocalReq({ req: { headers } }, payload);
  return inTransaction(req, async () => {
    const sid = randomUUID();
    const until = new Date(Date.now() + tokenExpiration * 1000).toISOString();
    await execute(req, sql`select id from users where id = ${account} for update`);
    await execute(
      req,
      sql`delete from users_sessions where _parent_id = ${account} and expires_at <= now()`,
    );
    await execute(
      req,
      sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
          select coalesce(max(_order), 0) + 1, ${account}, ${sid}, now(), ${until}
          from users_sessions where _parent_id = ${account}`,
    );
    const user = await payload.findByID({ collection: 'users', id: account, depth: 0, req });
    const { token } = await jwtSign({
      fieldsToSign: getFieldsToSign({
        collectionConfig: config,
        email: user.email,
        sid,
        user: user as never,
      }),
      secret: payload.secret,
      tokenExpiration,
    });
    for (const hook of config.hooks.afterLogin) {
      await hook({ collection: config, context: req.context, req, token, user });
    }
    return token;
  });
}

/** Sets Payload’s cookie from a server action; `null` removes it. */
export async function keepAccountCookie(token: string | null): Promise<void> {
  const { collections, config } = await getCms();
  const settings = {
    cookiePrefix: config.cookiePrefix,
    collectionAuthConfig: collections.users.config.auth,
    returnCookieAsObject: true,
  } as const;
  const { name, value, expires, ...rest } =
    token === null
      ? generateExpiredPayloadCookie(settings)
      : generatePayloadCookie({ ...settings, token });
  (await cookies()).set({
    ...rest,
    name,
    value: value ?? '',
    sameSite: 'lax',
    ...(expires ? { expires: new Date(expires) } : {}),
  });
}

export async function endSession(
  payload: Payload,
  user: User,
  headers: Pick<Headers, 'get'>,
): Promise<void> {
  const req = await createLocalReq(
    { user: user as never, req: { headers: headers as Headers } },
    payload,
  );
  await logoutOperation({ collection: payload.collections.users, req });
}

export async function leaveAccount(): Promise<void> {
  const user = await findAccountHere();
  if (user) await endSession(await getCms(), user, await headers());
  await keepAccountCookie(null);
}

export async function leaveStudio(): Promise<void> {
  if (await hasEntry(studioArea)) {
    const req = { payload: await getCms(), headers: await headers() };
    await recordAudit(req, { event: 'sign-out', detail: studioArea.title });
  }
  await forgetEntry(studioArea);
  // An admin’s account also opens the list, so its session must end too.
  const user = await findAccountHere();
  if (user?.role === 'admin') await leaveAccount();
}
