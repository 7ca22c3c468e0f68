import type { Viewer } from '@/accounts/rules/permissions';
import type { RunningSite } from './running-site';

/**
 * Callers of a route: staff accounts, strangers, and holders of one of the two shared
 * passwords, for the studio or the beta audit.
 */
export type Caller = Viewer | 'studio' | 'tester';

export const callers: readonly Caller[] = [
  'admin',
  'editor',
  'sales',
  'anonymous',
  'studio',
  'tester',
];

/** The cookie that a caller’s browser sends; empty for strangers. */
export async function cookieOf(site: RunningSite, caller: Caller): Promise<string> {
  if (caller === 'anonymous') return '';
  if (caller !== 'studio' && caller !== 'tester') return (await site.accountOf(caller)).cookie;
  // These load the configuration, which reads the environment of the running site.
  const { auditArea, studioArea } = await import('@/accounts/store/areas');
  const { sessionValue } = await import('@/accounts/store/session');
  const { getEnv } = await import('@/platform/env');
  const area = caller === 'studio' ? studioArea : auditArea;
  const hash = await area.readHash();
  if (!hash) throw new Error(`There is no password for the ${caller}.`);
  const session = { secret: getEnv().payloadSecret, area: area.name, hash };
  return `${area.cookie}=${sessionValue(session, Date.now())}`;
}
