import { getEnv } from '@/platform/env';
import { readTarget, type Target } from '@/scanner/address/read-target';
import { RefusedAddress } from '@/scanner/fetch/guarded-client-types';
import { belongsTo, optedOutWords, ownSiteWords, siteOf } from '../rules/left-alone';
import { scanFailed } from '../rules/scan-endings';

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
