import { auditArea, mayEnter, type Visitor } from '@/accounts/store/areas';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import type { LaneName } from '@/platform/jobs/run-due-jobs';
import { runSoon } from '@/platform/jobs/run-soon';
import {
  type Counted,
  countAction,
  type PointsTaken,
  requesterKey,
  takePoint,
  takePoints,
  type WantedPoint,
} from '@/platform/rate-limit/take-points';
import { isConfirmationToken } from '@/platform/signature';
import { readTarget, type Target } from '@/scanner/address/read-target';
import { RefusedAddress } from '@/scanner/fetch/guarded-request';
import {
  belongsTo,
  type ConfirmOutcome,
  confirmationHours,
  freeScans,
  isOnNetwork,
  lockedWords,
  makeLimited,
  networkWords,
  optedOutWords,
  ownSiteWords,
  proofFor,
  type ScanRequest,
  type ScanRequestOutcome,
  scanBusy,
  scanRequestSchema,
  siteOf,
} from '../rules/scan-request';
import { scanFailed } from '../rules/scan-state';
import {
  findLastScore,
  findRecentScan,
  findScanToConfirm,
  findScanUnderWay,
  type StoredRequest,
  startConfirmedScan,
  storeScan,
  storeUnconfirmedScan,
} from '../store/scan-requests';
import { getScanRules, type ScanRules } from '../store/scanner-settings';
import { ownerHashOf } from '../store/scans';
import { confirmedEmail, emailKey, emailProof, ownerOf, takeSolution } from './visitor-proofs';

export type SiteWish =
  | { url: string; host: string; isBare: boolean }
  | { refused: { status: 'closed' | 'failed'; error: string } };

const refuse = (status: 'closed' | 'failed', error: string) => ({ refused: { status, error } });

/** The machine does not connect to itself, unless the operator lists the site as an exception. */
const isOurs = ({ hostname, isException }: Target): boolean =>
  !isException && belongsTo(hostname, siteOf(getEnv().siteUrl));

/** A blocked address is answered like an unreachable one, so that visitors learn no rules. */
export function readWish(typed: string, { closed, optOuts }: ScanRules): SiteWish {
  if (closed !== null) return refuse('closed', closed);
  try {
    const target = readTarget(typed, { allowHosts: getEnv().scannerAllowHosts, denyHosts: [] });
    if (isOurs(target)) return refuse('failed', ownSiteWords);
    if (isOnNetwork(target.hostname)) return refuse('failed', networkWords);
    if (optOuts.some((site) => belongsTo(target.hostname, site))) {
      return refuse('failed', optedOutWords);
    }
    return { url: target.url.href, host: target.url.host, isBare: target.isBare };
  } catch (error) {
    if (error instanceof RefusedAddress) return refuse('failed', scanFailed.text);
    throw error;
  }
}

/** Takes the points of a request; a refusal also returns its place in the free window. */
export async function takeOrGiveBack(
  free: Counted,
  wanted: readonly WantedPoint[],
): Promise<PointsTaken> {
  const points = await takePoints(wanted);
  if (!points.allowed) {
    await free.giveBack();
    return points;
  }
  const giveBack = async () => {
    await free.giveBack();
    await points.giveBack();
  };
  return { allowed: true, giveBack };
}

/** Stores an admitted request and runs its lane. If nothing new is stored, the count is reversed. */
export async function storeOrGiveBack<Stored extends StoredRequest | string>(
  lane: LaneName,
  giveBack: () => Promise<void>,
  store: () => Promise<Stored>,
): Promise<Stored> {
  try {
    const stored = await store();
    if (typeof stored === 'string' || stored.status === 'stored') runSoon(lane);
    else await giveBack();
    return stored;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

interface Asked {
  request: ScanRequest;
  url: string;
  host: string;
}

type Admission =
  | {
      /** The e-mail address of the requester; null for a free scan. */
      email: string | null;
      mustConfirm: boolean;
      giveBack: () => Promise<void>;
    }
  | { refused: ScanRequestOutcome };

export const accepted = (id: string, isStored: boolean) =>
  ({ status: 'accepted', id, isStored }) as const;

/** A site with too many recent scans gets its last result shown. */
async function refusal(
  { name, retryAfterSeconds }: Extract<PointsTaken, { allowed: false }>,
  { url, request: { tool } }: Asked,
): Promise<{ refused: ScanRequestOutcome }> {
  if (name === 'scanSite' || name === 'scanTarget') {
    const underWay = await findScanUnderWay({ url, tool });
    if (underWay) return { refused: accepted(underWay, false) };
    const last = await findLastScore({ url, tool });
    if (last) return { refused: accepted(last, true) };
    return { refused: makeLimited('scannedSite', retryAfterSeconds) };
  }
  const of = name.startsWith('scanMail') ? 'mails' : 'scans';
  return { refused: makeLimited(of, retryAfterSeconds) };
}

/** Testers have the password: only volume limits apply, and no proof is needed. */
async function admitTester(asked: Asked, requester: string): Promise<Admission> {
  const points = await takePoints([
    { name: 'auditBurst', key: requester },
    { name: 'auditDay', key: requester },
    { name: 'scanSite', key: `${requester} ${asked.host}` },
    { name: 'scanTarget', key: asked.host },
  ]);
  if (!points.allowed) return refusal(points, asked);
  return { email: null, mustConfirm: false, giveBack: points.giveBack };
}

async function readProof(
  { altcha, email }: ScanRequest,
  needed: ReturnType<typeof proofFor>,
  cookies: Visitor['cookies'],
): Promise<{ email: string | null; mustConfirm: boolean } | { refused: ScanRequestOutcome }> {
  const confirmed = needed === 'none' ? null : confirmedEmail(cookies, Date.now());
  const isSolved = needed === 'captcha' && !confirmed && (await takeSolution(altcha));
  if (needed === 'none' || confirmed || isSolved) return { email: confirmed, mustConfirm: false };
  if (email) return { email, mustConfirm: true };
  return { refused: { status: needed === 'captcha' ? 'captcha' : 'email-needed' } };
}

/** Decides whether a visitor may start a scan now; refused requests are not counted. */
async function admitScan(asked: Asked, visitor: Visitor, rules: ScanRules): Promise<Admission> {
  const { request, host } = asked;
  const requester = requesterKey(visitor);
  if (request.tool === 'audit') return admitTester(asked, requester);
  const free = await countAction(freeScans, requester, rules.freeWindowSeconds);
  const proof = await readProof(request, proofFor(free.position, rules), visitor.cookies);
  if ('refused' in proof) {
    await free.giveBack();
    return proof;
  }

  const { email, mustConfirm } = proof;
  const wanted: WantedPoint[] = [
    { name: 'scanBurst', key: requester },
    { name: 'scanDay', key: requester },
  ];
  if (mustConfirm && email) {
    wanted.push({ name: 'scanMailFrom', key: requester });
    wanted.push({ name: 'scanMailTo', key: emailKey(email) });
  } else {
    if (email) wanted.push({ name: 'scanEmail', key: emailKey(email) });
    wanted.push({ name: 'scanSite', key: `${requester} ${host}` });
    wanted.push({ name: 'scanTarget', key: host });
  }
  const points = await takeOrGiveBack(free, wanted);
  if (!points.allowed) return refusal(points, asked);
  return { email, mustConfirm, giveBack: points.giveBack };
}

export interface RequestedScan {
  outcome: ScanRequestOutcome;
  /** Value of the owner cookie; null when the visitor got no scan of their own. */
  owner: string | null;
}

const ends = (outcome: ScanRequestOutcome): RequestedScan => ({ outcome, owner: null });

async function takeScanRequest(request: ScanRequest, visitor: Visitor): Promise<RequestedScan> {
  const point = await takePoint('scanAsked', visitor);
  if (!point.allowed) return ends(makeLimited('scans', point.retryAfterSeconds));
  const { tool } = request;
  // This check precedes every lookup, because testers’ scans are confidential.
  if (tool === 'audit' && !(await mayEnter(auditArea, visitor))) {
    return ends({ status: 'locked', error: lockedWords });
  }
  const rules = await getScanRules();
  const wish = readWish(request.url, rules);
  if ('refused' in wish) return ends(wish.refused);

  const { url, host } = wish;
  const began = Date.now();
  // This order, because a scan that ends between both lookups would escape them otherwise.
  const underWay = await findScanUnderWay({ url, tool });
  const recent = request.forceRefresh ? null : await findRecentScan({ url, tool }, began);
  if (recent) return ends(accepted(recent, true));
  if (underWay) return ends(accepted(underWay, false));

  const admission = await admitScan({ request, url, host }, visitor, rules);
  if ('refused' in admission) return ends(admission.refused);
  const { email, mustConfirm, giveBack } = admission;
  const owner = ownerOf(visitor.cookies);
  const hashes = { requesterHash: requesterKey(visitor), ownerHash: ownerHashOf(owner) };
  const scan = { ...wish, ...hashes, tool, began };
  if (mustConfirm && email) {
    const store = () => storeUnconfirmedScan({ ...scan, email });
    const id = await storeOrGiveBack('mail', giveBack, store);
    return { outcome: { status: 'confirm', id, email }, owner };
  }
  const stored = await storeOrGiveBack('scans', giveBack, () => storeScan({ ...scan, email }));
  if (stored.status === 'busy') return ends(scanBusy);
  return {
    outcome: accepted(stored.uuid, false),
    owner: stored.status === 'stored' ? owner : null,
  };
}

/** Accepts a visitor’s request for a scan, only after PostgreSQL has confirmed the commit. */
export async function requestScan(raw: unknown, visitor: Visitor): Promise<RequestedScan> {
  const parsed = scanRequestSchema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path[0] === 'email' ? 'email' : 'url';
    return ends({ status: 'invalid', field, error: issue?.message ?? scanFailed.text });
  }
  // A bot filled in the hidden field. The answer reveals nothing.
  if (parsed.data.fax_number !== '') return ends({ status: 'failed', error: scanFailed.text });
  try {
    return await takeScanRequest(parsed.data, visitor);
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'A scan could not be taken; the visitor was told.' });
    return ends(scanBusy);
  }
}

/**
 * Starts a scan after its confirmation. Only a button calls this: mail programs open links.
 * `proof` is the cookie value that exempts later scans from the mail.
 */
export async function confirmScan(
  uuid: string,
  token: string,
): Promise<{ outcome: ConfirmOutcome; proof: string | null }> {
  const unproven = (outcome: ConfirmOutcome) => ({ outcome, proof: null });
  const scan = await findScanToConfirm(uuid);
  if (!scan?.email) return unproven({ status: 'gone' });
  const { email, host } = scan;
  const isRight = isConfirmationToken(getEnv().payloadSecret, token, { uuid, email });
  if (!isRight) return unproven({ status: 'gone' });
  if (scan.status !== 'unconfirmed') return unproven({ status: 'already', id: uuid });
  const now = Date.now();
  if (now - scan.createdAt.getTime() > confirmationHours * 3_600_000) {
    return unproven({ status: 'gone' });
  }

  const points = await takePoints([
    { name: 'scanEmail', key: emailKey(email) },
    { name: 'scanSite', key: `${emailKey(email)} ${host}` },
    { name: 'scanTarget', key: host },
  ]);
  if (!points.allowed) {
    const { retryAfterSeconds, name } = points;
    return unproven(makeLimited(name === 'scanEmail' ? 'scans' : 'scannedSite', retryAfterSeconds));
  }
  const started = await startConfirmedScan(uuid);
  if (started === 'queued') {
    runSoon('scans');
    return { outcome: { status: 'queued', id: uuid }, proof: emailProof(email, now) };
  }
  await points.giveBack();
  return unproven(started === 'gone' ? { status: 'already', id: uuid } : scanBusy);
}
