import { getEnv } from '@/platform/env';
import { runSoon } from '@/platform/jobs/run-soon';
import { takePoints } from '@/platform/rate-limit/take-points';
import { isConfirmationToken } from '@/platform/signature';
import {
  busyRetrySeconds,
  busyWords,
  type ConfirmOutcome,
  confirmationHours,
  limitWords,
} from '../rules/limits';
import { findScanToConfirm, startConfirmedScan } from '../store/scan-requests';
import { emailKey } from './admit';
import { emailProof } from './cookies';

export interface ConfirmedScan {
  outcome: ConfirmOutcome;
  /** Cookie value that exempts later scans from the mail; null unless newly confirmed. */
  proof: string | null;
}

const ends = (outcome: ConfirmOutcome): ConfirmedScan => ({ outcome, proof: null });

/**
 * Starts a scan after its e-mail address was confirmed with the mailed link. Only a button calls
 * this, because mail programs open links automatically.
 *
 * @param uuid of the scan
 * @param token from the link
 */
export async function confirmScan(uuid: string, token: string): Promise<ConfirmedScan> {
  const scan = await findScanToConfirm(uuid);
  if (!scan?.email) return ends({ status: 'gone' });
  const { email, host } = scan;
  const isRight = isConfirmationToken(getEnv().payloadSecret, token, { uuid, email });
  if (!isRight) return ends({ status: 'gone' });
  if (scan.status !== 'unconfirmed') return ends({ status: 'already', id: uuid });
  const now = Date.now();
  if (now - scan.createdAt.getTime() > confirmationHours * 3_600_000) {
    return ends({ status: 'gone' });
  }

  const points = await takePoints([
    { name: 'scanEmail', key: emailKey(email) },
    { name: 'scanTarget', key: host },
  ]);
  if (!points.allowed) {
    const { retryAfterSeconds, name } = points;
    const error = limitWords(name === 'scanTarget' ? 'site' : 'scans', retryAfterSeconds);
    return ends({ status: 'limited', retryAfterSeconds, error });
  }
  const started = await startConfirmedScan(uuid);
  if (started === 'queued') {
    runSoon('scans');
    return { outcome: { status: 'queued', id: uuid }, proof: emailProof(email, now) };
  }
  await points.giveBack();
  if (started === 'gone') return ends({ status: 'already', id: uuid });
  return ends({ status: 'busy', retryAfterSeconds: busyRetrySeconds, error: busyWords });
}
