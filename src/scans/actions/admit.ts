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
  /** Refusal message for the visitor. */
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
  // Sites on one development machine share a host name and differ by port.
  if (isException) return url.host === new URL(siteUrl).host;
  return belongsTo(hostname, siteOf(siteUrl));
}

/**
 * Parses the address that a visitor typed. A blocked address gets the same answer as an unreachable
 * one, so that visitors learn no rules.
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
      /** The e-mail address of the requester; null for a free scan. */
      email: string | null;
      /** The visitor must confirm the address first. */
      mustConfirm: boolean;
      /** Reverses the count when no scan follows. */
      giveBack: () => Promise<void>;
    }
  | { allowed: false; outcome: ScanRequestOutcome };

interface Asked {
  request: ScanRequest;
  url: string;
  host: string;
}

/** Proof that a request provides or lacks. */
type Shown = { email: string | null; mustConfirm: boolean } | { lacks: 'captcha' | 'email-needed' };

/** Normalises an e-mail address for the rate limits. */
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

/** A site with too many recent scans gets its last result shown. */
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

/** Testers have the password: only volume limits apply, and no proof is needed. */
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
 * Decides whether a visitor may start a scan now, and counts it. Refused requests are not counted.
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
