import { cookies } from 'next/headers';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { getCms } from '@/platform/cms';

type PayloadCookie = ReturnType<
  typeof generatePayloadCookie<
    { returnCookieAsObject: true } & Parameters<typeof generatePayloadCookie>[0]
  >
>;

async function keep({ name, value, expires, ...rest }: PayloadCookie): Promise<void> {
  (await cookies()).set({
    ...rest,
    name,
    value: value ?? '',
    sameSite: 'lax',
    ...(expires ? { expires: new Date(expires) } : {}),
  });
}

/** Signs an account in to the CMS in this browser, from a server action. */
export async function rememberAccount(token: string): Promise<void> {
  const { collections, config } = await getCms();
  const { auth } = collections.users.config;
  const { cookiePrefix } = config;
  await keep(
    generatePayloadCookie({
      ...{ cookiePrefix, token },
      collectionAuthConfig: auth,
      returnCookieAsObject: true,
    }),
  );
}

/** Takes the account’s cookie away from this browser, from a server action. */
export async function forgetAccount(): Promise<void> {
  const { collections, config } = await getCms();
  await keep(
    generateExpiredPayloadCookie({
      cookiePrefix: config.cookiePrefix,
      collectionAuthConfig: collections.users.config.auth,
      returnCookieAsObject: true,
    }),
  );
}
