import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import type { SharedArea } from './areas';
import { isSession } from './session';

/** The part of a request that identifies the visitor. */
export interface Visitor {
  headers: Headers;
  cookies?: { get(name: string): { value: string } | undefined };
}

async function isAdmin(headers: Headers): Promise<boolean> {
  const { user } = await (await getCms()).auth({ headers });
  return user?.role === 'admin';
}

/** Whether the visitor has a session of the area from its password. */
export async function hasSession(
  area: SharedArea,
  { cookies }: Pick<Visitor, 'cookies'>,
): Promise<boolean> {
  const hash = await area.readHash();
  if (!hash) return false;
  const session = { secret: getEnv().payloadSecret, area: area.name, hash };
  return isSession(cookies?.get(area.cookie)?.value, session, Date.now());
}

/** Whether a visitor may enter a shared area: by its session, or as a signed-in admin. */
export async function mayEnter(area: SharedArea, visitor: Visitor): Promise<boolean> {
  return (await hasSession(area, visitor)) || isAdmin(visitor.headers);
}
