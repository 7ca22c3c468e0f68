import { getEnv } from '@/platform/env';

/** What is needed of a request’s cookies, wherever they are read. */
export interface SentCookies {
  get(name: string): { value: string } | undefined;
}

/** As Next sets cookies. */
export interface CookieToSet {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  /** Seconds. */
  maxAge: number;
}

/** As long as we know whose a scan is, see Fees and periods. */
const cookieDays = 30;
export const cookieSeconds = cookieDays * 24 * 60 * 60;

/** A cookie for our server’s eyes only. A site on plain http would lose one that asks for https. */
export function scanCookie(name: string, value: string): CookieToSet {
  const secure = getEnv().siteUrl.startsWith('https:');
  return {
    name,
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: cookieSeconds,
  };
}
