import type { Payload, PayloadRequest } from 'payload';
import type { AuditLog, User } from '@/payload-types';
import type { SessionView } from '../rules/account-words';

/** What the log says about where each of these sessions began. */
async function readDevices(payload: Payload, sessions: readonly string[], req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { session: { in: [...sessions] }, device: { exists: true } },
    select: { session: true, device: true },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  const named = (docs as Pick<AuditLog, 'session' | 'device'>[]).map(
    ({ session, device }) => [session ?? '', device ?? ''] as const,
  );
  return new Map(named);
}

/**
 * The account’s sessions that have not run out, the newest first. Whoever asks has been let through
 * before.
 *
 * @param current session of the person who looks, if it is their own account
 */
export async function readSessions(
  payload: Payload,
  account: number,
  current: string | undefined,
  req?: PayloadRequest,
): Promise<SessionView[]> {
  const { sessions } = (await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    select: { sessions: true },
    ...(req ? { req } : {}),
  })) as Pick<User, 'sessions'>;
  const now = new Date().toISOString();
  const running = (sessions ?? []).filter(({ expiresAt }) => expiresAt > now);
  const ids = running.map(({ id }) => id);
  const devices = ids.length > 0 ? await readDevices(payload, ids, req) : new Map();
  return running
    .map(({ id, createdAt, expiresAt }) => ({
      id,
      since: createdAt ?? expiresAt,
      until: expiresAt,
      device: devices.get(id) ?? null,
      isThisOne: id === current,
    }))
    .toSorted((one, other) => other.since.localeCompare(one.since));
}
