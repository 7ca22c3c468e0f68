import { emailCounterKey } from '@/platform/email-counter-key';
import { getEnv } from '@/platform/env';
import {
  countAction,
  requesterKey,
  takePoints,
  type WantedPoint,
} from '@/platform/rate-limit/take-points';
import { readTarget, type Target } from '@/scanner/address/read-target';
import { RefusedAddress } from '@/scanner/fetch/guarded-client-types';
import {
  belongsTo,
  limitWords,
  optedOutWords,
  ownSiteWords,
  proofFor,
  siteOf,
} from '../rules/limits';
import { scanFailed } from '../rules/scan-endings';
import type { ScanRequest, ScanRequestOutcome } from '../rules/scan-request';
import { findLastScore, findScanUnderWay } from '../store/scan-requests';
import type { ScanRules } from '../store/scanner-settings';
import { takeSolution } from './captcha';
import { confirmedEmail, type SentCookies } from './cookies';

export type Wish =
  | { url: string; host: string; isBare: boolean }
  /** Why it is not scanned, for the visitor. */
  | { refused: string };

function targetOf(typed: string): Target | null {
  try {
    return readTarget(typed, { allowHosts: getEnv().scannerAllowHosts, denyHosts: [] });
  } catch (error) {
    if (error instanceof RefusedAddress) return null;
    throw error;
  }
}

function isOurs({ url, hostname, isException }: Target): boolean {
  const { siteUrl } = getEnv();
  // On one machine several sites share a name and differ by port.
  if (isException) return url.host === new URL(siteUrl).host;
  return belongsTo(hostname, siteOf(siteUrl));
}

/**
 * Reads what a visitor typed as the address to scan. One that is never scanned is told like one that
 * does not answer: nobody learns from us which rule it broke.
 */
export function readWish(typed: string, optOuts: readonly string[]): Wish {
  const target = targetOf(typed);
  if (!target) return { refused: scanFailed.text };
  if (isOurs(target)) return { refused: ownSiteWords };
  if (optOuts.some((site) => belongsTo(target.hostname, site))) return { refused: optedOutWords };
  return { url: target.url.href, host: target.url.host, isBare: target.isBare };
}

export interface Sent {
  headers: Headers;
  cookies?: SentCookies;
}

export type Admission =
  | {
      allowed: true;
      /** The address that answers for it; null for a free scan. */
      email: string | null;
      /** The address has to be confirmed first. */
      mustConfirm: boolean;
      /** For when it comes to nothing after all. */
      giveBack: () => Promise<void>;
    }
  | { allowed: false; outcome: ScanRequestOutcome };

interface Asked {
  request: ScanRequest;
  url: string;
  host: string;
}

/** What a request has to show for itself. */
type Shown = { email: string | null; mustConfirm: boolean } | { lacks: 'captcha' | 'email-needed' };

/** An e-mail address as the counters know it. */
export function emailKey(email: string): string {
  return emailCounterKey(getEnv().payloadSecret, 'scan-email-counter', email.toLowerCase());
}

async function show(
  { altcha, email }: ScanRequest,
  needed: ReturnType<typeof proofFor>,
  cookies: SentCookies | undefined,
): Promise<Shown> {
  if (needed === 'none') return { email: null, mustConfirm: false };
  const confirmed = confirmedEmail(cookies, Date.now());
  if (confirmed) return { email: confirmed, mustConfirm: false };
  if (needed === 'captcha' && (await takeSolution(altcha))) {
    return { email: null, mustConfirm: false };
  }
  if (email) return { email, mustConfirm: true };
  return { lacks: needed === 'captcha' ? 'captcha' : 'email-needed' };
}

/** A site that had enough of us is shown as it was. */
async function refusal(
  name: string,
  retryAfterSeconds: number,
  { url, request }: Asked,
): Promise<ScanRequestOutcome> {
  if (name === 'scanTarget') {
    const { tool } = request;
    const underWay = await findScanUnderWay({ url, tool });
    if (underWay) return { status: 'accepted', id: underWay, isStored: false };
    const last = await findLastScore({ url, tool });
    if (last) return { status: 'accepted', id: last, isStored: true };
  }
  const of = name === 'scanTarget' ? 'site' : name.startsWith('scanMail') ? 'mails' : 'scans';
  return { status: 'limited', retryAfterSeconds, error: limitWords(of, retryAfterSeconds) };
}

/** A tester has shown the password: only how much is counted, and the site is not burdened. */
async function admitTester(asked: Asked, requester: string): Promise<Admission> {
  const points = await takePoints([
    { name: 'auditBurst', key: requester },
    { name: 'auditDay', key: requester },
    { name: 'scanTarget', key: asked.host },
  ]);
  if (points.allowed) {
    return { allowed: true, email: null, mustConfirm: false, giveBack: points.giveBack };
  }
  return { allowed: false, outcome: await refusal(points.name, points.retryAfterSeconds, asked) };
}

/**
 * Decides whether somebody may have a site scanned now, and counts it. Nothing is counted for a
 * request that is refused.
 */
export async function admit(asked: Asked, sent: Sent, rules: ScanRules): Promise<Admission> {
  const { request, host } = asked;
  const requester = requesterKey(sent);
  if (request.tool === 'audit') return admitTester(asked, requester);
  const free = await countAction('scanFree', requester, rules.freeWindowSeconds);
  const shown = await show(request, proofFor(free.position, rules), sent.cookies);
  if ('lacks' in shown) {
    await free.giveBack();
    return { allowed: false, outcome: { status: shown.lacks } };
  }

  const { email, mustConfirm } = shown;
  const wanted: WantedPoint[] = [
    { name: 'scanBurst', key: requester },
    { name: 'scanDay', key: requester },
  ];
  if (mustConfirm && email) {
    wanted.push({ name: 'scanMailFrom', key: requester });
    wanted.push({ name: 'scanMailTo', key: emailKey(email) });
  } else {
    if (email) wanted.push({ name: 'scanEmail', key: emailKey(email) });
    wanted.push({ name: 'scanTarget', key: host });
  }
  const points = await takePoints(wanted);
  if (!points.allowed) {
    await free.giveBack();
    return { allowed: false, outcome: await refusal(points.name, points.retryAfterSeconds, asked) };
  }
  const giveBack = async () => {
    await free.giveBack();
    await points.giveBack();
  };
  return { allowed: true, email, mustConfirm, giveBack };
}
