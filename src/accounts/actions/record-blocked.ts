import { getCms } from '@/platform/cms';
import { takePoint } from '@/platform/rate-limit/take-points';
import { recordAudit } from '../data/record-audit';

/**
 * Writes down that somebody was turned away for trying too often. A few times for each address only:
 * a program that goes on and on would fill the log.
 *
 * @param detail what was tried
 */
export async function recordBlocked(
  sent: { headers: Pick<Headers, 'get'> },
  detail: string,
): Promise<void> {
  const { allowed } = await takePoint('auditBlocked', sent);
  if (!allowed) return;
  const req = { payload: await getCms(), headers: sent.headers };
  await recordAudit(req, { event: 'sign-in-blocked', detail });
}
