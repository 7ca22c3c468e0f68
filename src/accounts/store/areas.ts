import { createHmac } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { executeAuthStrategies } from 'payload';
import type { User } from '@/payload-types';
import { BoundedCache } from '@/platform/bounded-cache';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { hashPassword } from '@/platform/password-hash';
import { auditPath, studioProposalsPath } from '@/platform/paths';
import { keyFor } from '@/platform/signature';
import { isSession } from './session';

/** A part of the site that one shared password opens. */
export interface SharedArea {
  name: string;
  title: string;
  cookie: string;
  path: string;
  /** Hash of its password; `null` while none is set, which closes the area. */
  readHash: () => Promise<string | null>;
}

const hashes = new BoundedCache<string>(10);

/** The salt derives from the site’s secret: the hash survives a restart, and so do sessions. */
function hashOf(password: string, area: string): Promise<string> {
  const secret = getEnv().payloadSecret;
  const key = createHmac('sha256', secret).update(`${area} ${password}`).digest('base64url');
  const salt = Buffer.from(keyFor(secret, `shared-password-salt ${area}`), 'hex');
  return hashes.get(key, () => hashPassword(password, salt));
}

/** The beta audit (specification, section 2, `/beta-audit-ftj2025`). */
export const auditArea: SharedArea = {
  name: 'audit',
  title: 'Beta audit',
  cookie: 'audit_session',
  path: auditPath,
  async readHash() {
    const { betaPassword, betaPasswordHash } = getEnv();
    return betaPassword ? hashOf(betaPassword, 'audit') : (betaPasswordHash ?? null);
  },
};

/** The studio’s list of proposals (specification, section 6, “Admin, shared-password variant”). */
export const studioArea: SharedArea = {
  name: 'studio',
  title: 'Studio proposals',
  cookie: 'studio_session',
  path: studioProposalsPath,
  async readHash() {
    const { studioPassword, studioPasswordHash } = getEnv();
    return studioPassword ? hashOf(studioPassword, 'studio') : (studioPasswordHash ?? null);
  },
};

export interface Visitor {
  headers: Headers;
  cookies?: { get(name: string): { value: string } | undefined };
}

/** The account of a request. Payload's own `auth` also works out its right to every field. */
export async function findAccount(headers: Headers): Promise<User | null> {
  const { user } = await executeAuthStrategies({ headers, payload: await getCms() });
  return user as User | null;
}

export async function hasSession(
  area: SharedArea,
  { cookies }: Pick<Visitor, 'cookies'>,
): Promise<boolean> {
  const hash = await area.readHash();
  if (!hash) return false;
  const session = { secret: getEnv().payloadSecret, area: area.name, hash };
  return isSession(cookies?.get(area.cookie)?.value, session, Date.now());
}

export async function mayEnter(area: SharedArea, visitor: Visitor): Promise<boolean> {
  if (await hasSession(area, visitor)) return true;
  return (await findAccount(visitor.headers))?.role === 'admin';
}

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

export async function hasEntry(area: SharedArea): Promise<boolean> {
  return hasSession(area, { cookies: await cookies() });
}

export async function isOpenHere(area: SharedArea): Promise<boolean> {
  return mayEnter(area, { headers: pageHeaders(await headers()), cookies: await cookies() });
}

/** Payload ignores its cookie after a cross-site link. Pages only read, and Next guards writes. */
export function pageHeaders(given: Pick<Headers, 'get'>): Headers {
  return new Headers({ cookie: given.get('cookie') ?? '', 'sec-fetch-site': 'same-origin' });
}
