import { cookies, headers } from 'next/headers';
import { getEnv } from '@/config/env';
import type { SharedArea } from './areas';
import { mayEnter } from './may-enter';

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

/** Whether whoever asks for the page may enter the area. */
export async function isOpenHere(area: SharedArea): Promise<boolean> {
  return mayEnter(area, { headers: await headers(), cookies: await cookies() });
}
