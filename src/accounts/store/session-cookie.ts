import { cookies, headers } from 'next/headers';
import { getEnv } from '@/platform/env';
import type { SharedArea } from './areas';
import { hasSession, mayEnter } from './may-enter';
import { pageHeaders } from './page-headers';

/** Sets the cookie from a server action. Without an age: it goes when the browser is closed. */
export async function rememberEntry({ cookie }: SharedArea, session: string): Promise<void> {
  (await cookies()).set({
    name: cookie,
    value: session,
    httpOnly: true,
    sameSite: 'lax',
    // A site on plain http would lose a cookie that asks for https.
    secure: getEnv().siteUrl.startsWith('https:'),
    path: '/',
  });
}

/** Closes the area in this browser, from a server action. */
export async function forgetEntry({ cookie }: SharedArea): Promise<void> {
  (await cookies()).delete({ name: cookie, path: '/' });
}

/** Whether this browser holds the area’s session, whoever is signed in to the CMS. */
export async function hasEntry(area: SharedArea): Promise<boolean> {
  return hasSession(area, { cookies: await cookies() });
}

/** Whether whoever asks for the page may enter the area. */
export async function isOpenHere(area: SharedArea): Promise<boolean> {
  return mayEnter(area, { headers: pageHeaders(await headers()), cookies: await cookies() });
}
