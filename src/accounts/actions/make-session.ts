import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, getFieldsToSign, jwtSign, type Payload } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';

/**
 * Makes a session of the CMS for an account that has shown a password and a second factor: what
 * Payload does at the end of its own sign-in, without writing the whole account.
 *
 * @returns the token for Payload’s cookie
 */
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
