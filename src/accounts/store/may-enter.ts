import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import type { SharedArea } from './areas';
import { isSession } from './session';

/** As much of a request as says who comes. */
export interface Visitor {
  headers: Headers;
  cookies?: { get(name: string): { value: string } | undefined };
}

async function isAdmin(headers: Headers): Promise<boolean> {
  const { user } = await (await getCms()).auth({ headers });
  return user?.role === 'admin';
}

/** Whether somebody has a session of an area, which its password gave them. */
export async function hasSession(
  area: SharedArea,
  { cookies }: Pick<Visitor, 'cookies'>,
): Promise<boolean> {
  const hash = await area.readHash();
  if (!hash) return false;
  const session = { secret: getEnv().payloadSecret, area: area.name, hash };
  return isSession(cookies?.get(area.cookie)?.value, session, Date.now());
}

/** Whether somebody may enter a shared area: with its session, or signed in to the CMS as admin. */
export async function mayEnter(area: SharedArea, visitor: Visitor): Promise<boolean> {
  return (await hasSession(area, visitor)) || isAdmin(visitor.headers);
}
