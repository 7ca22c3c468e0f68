import { auditArea, mayEnter } from '@/accounts/store/areas';
import { getCms } from '@/platform/cms';
import { runSoon } from '@/platform/jobs/run-soon';
import { requesterKey, takePoint } from '@/platform/rate-limit/take-points';
import { busyRetrySeconds, busyWords, limitWords, lockedWords } from '../rules/limits';
import { scanFailed } from '../rules/scan-endings';
import {
  type ScanRequest,
  type ScanRequestOutcome,
  scanRequestSchema,
} from '../rules/scan-request';
import { ownerHashOf } from '../store/scan-access';
import {
  findRecentScan,
  findScanUnderWay,
  type NewScan,
  storeScan,
  storeUnconfirmedScan,
} from '../store/scan-requests';
import { getScanRules } from '../store/scanner-settings';
import { type Admission, admit, readWish, type Sent } from './admit';
import { ownerOf } from './cookies';

export interface RequestedScan {
  outcome: ScanRequestOutcome;
  /** Value of the owner cookie; null when the visitor got no scan of their own. */
  owner: string | null;
}

const ends = (outcome: ScanRequestOutcome): RequestedScan => ({ outcome, owner: null });

const busy: ScanRequestOutcome = {
  status: 'busy',
  retryAfterSeconds: busyRetrySeconds,
  error: busyWords,
};

type Allowed = Extract<Admission, { allowed: true }>;

/** Stores an admitted scan. If storing fails, the count is reversed. */
async function store(
  scan: Omit<NewScan, 'email' | 'ownerHash'>,
  { email, mustConfirm, giveBack }: Allowed,
  owner: string,
): Promise<RequestedScan> {
  const ownerHash = ownerHashOf(owner);
  try {
    if (mustConfirm && email) {
      const id = await storeUnconfirmedScan({ ...scan, ownerHash, email });
      runSoon('mail');
      return { outcome: { status: 'confirm', id, email }, owner };
    }
    const stored = await storeScan({ ...scan, ownerHash, email });
    if (stored.status === 'stored') {
      runSoon('scans');
      return { outcome: { status: 'accepted', id: stored.uuid, isStored: false }, owner };
    }
    await giveBack();
    if (stored.status === 'busy') return ends(busy);
    return ends({ status: 'accepted', id: stored.uuid, isStored: false });
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function take(request: ScanRequest, sent: Sent): Promise<RequestedScan> {
  const asked = await takePoint('scanAsked', sent);
  if (!asked.allowed) {
    const { retryAfterSeconds } = asked;
    const error = limitWords('scans', retryAfterSeconds);
    return ends({ status: 'limited', retryAfterSeconds, error });
  }
  // This check precedes every lookup, because testers’ scans are confidential.
  if (request.tool === 'audit' && !(await mayEnter(auditArea, sent))) {
    return ends({ status: 'locked', error: lockedWords });
  }
  const rules = await getScanRules();
  if (rules.closed !== null) return ends({ status: 'closed', error: rules.closed });
  const wish = readWish(request.url, rules.optOuts);
  if ('refused' in wish) return ends({ status: 'failed', error: wish.refused });

  const { tool } = request;
  const { url, host, isBare } = wish;
  const recent = request.forceRefresh ? null : await findRecentScan({ url, tool }, Date.now());
  if (recent) return ends({ status: 'accepted', id: recent, isStored: true });
  const underWay = await findScanUnderWay({ url, tool });
  if (underWay) return ends({ status: 'accepted', id: underWay, isStored: false });

  const admission = await admit({ request, url, host }, sent, rules);
  if (!admission.allowed) return ends(admission.outcome);
  const scan = { url, host, tool, isBare, requesterHash: requesterKey(sent) };
  return store(scan, admission, ownerOf(sent.cookies));
}

/**
 * Accepts a visitor’s request for a scan: validates, counts and queues it. It returns `accepted`
 * only after PostgreSQL has confirmed the commit.
 *
 * @param raw unvalidated object with the fields of a scan request
 */
export async function requestScan(raw: unknown, sent: Sent): Promise<RequestedScan> {
  const parsed = scanRequestSchema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path[0] === 'email' ? 'email' : 'url';
    return ends({ status: 'invalid', field, error: issue?.message ?? scanFailed.text });
  }
  // A bot filled in the hidden field. The answer reveals nothing.
  if (parsed.data.fax_number !== '') return ends({ status: 'failed', error: scanFailed.text });
  try {
    return await take(parsed.data, sent);
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'A scan could not be taken; whoever asked was told so.' });
    return ends(busy);
  }
}
