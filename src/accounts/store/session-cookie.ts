import { cookies, headers } from 'next/headers';
import { getEnv } from '@/platform/env';
import type { SharedArea } from './areas';
import { hasSession, mayEnter } from './may-enter';
import { pageHeaders } from './page-headers';

/** Sets the cookie from a server action. It has no age, so it ends with the browser session. */
export async function rememberEntry({ cookie }: SharedArea, session: string): Promise<void> {
  (await cookies()).set({
    name: cookie,
    value: session,
    httpOnly: true,
    sameSite: 'lax',
    // Browsers drop `Secure` cookies on plain http.
    secure: getEnv().siteUrl.startsWith('https:'),
    path: '/',
  });
}

export async function forgetEntry({ cookie }: SharedArea): Promise<void> {
  (await cookies()).delete({ name: cookie, path: '/' });
}

/** Whether this browser holds the area’s session, regardless of CMS sign-ins. */
export async function hasEntry(area: SharedArea): Promise<boolean> {
  return hasSession(area, { cookies: await cookies() });
}

/** Whether the page’s visitor may enter the area. */
export async function isOpenHere(area: SharedArea): Promise<boolean> {
  return mayEnter(area, { headers: pageHeaders(await headers()), cookies: await cookies() });
}
