import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { policyFigures } from '@/prices/rules/policy-figures';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { closedWords, siteOf } from '../rules/limits';
import { durationInWords } from '../rules/scan-endings';

export interface ScannerSettingsView {
  /** Notice that replaces the form; `null` while scans are open. */
  closedMessage: string | null;
  /** Duration of a scan in words: measured once there are enough scans. */
  duration: string;
}

/** Public settings of the scanner (Scanner, Running). */
export const getScannerSettings = cache(async (): Promise<ScannerSettingsView> => {
  const cms = await getCms();
  const settings = await cms.findGlobal({
    slug: 'scanner-settings',
    depth: 0,
    overrideAccess: false,
  });
  const { isOpen, closedMessage, measuredSeconds, durationWords } = settings;
  return {
    closedMessage: isOpen === false ? closedMessage || 'The scanner is closed for now.' : null,
    duration: durationInWords(measuredSeconds ?? null, durationWords),
  };
});

/** Limits of visitors’ scans. */
export interface ScanRules {
  /** Notice while the scanner is switched off; null while it is on. */
  closed: string | null;
  /** Hosts with an opt-out; their subdomains are included. */
  optOuts: string[];
  freeLimit: number;
  freeWindowSeconds: number;
  captchaAfter: number;
}

async function wordsWhileClosed(message: string | null | undefined): Promise<string> {
  return message ? resolvePriceText(message, await getPriceBook()) : closedWords;
}

/** The rules from the settings. Server only, because the list of opt-outs is private. */
export async function getScanRules(): Promise<ScanRules> {
  const cms = await getCms();
  const [settings, policy] = await Promise.all([
    cms.findGlobal({
      slug: 'scanner-settings',
      depth: 0,
      select: { isOpen: true, closedMessage: true, optOuts: true },
    }),
    cms.findGlobal({ slug: 'policy-settings', depth: 0 }),
  ]);
  const { scanFreeLimit, scanFreeWindow, scanCaptchaAfter } = policyFigures;
  return {
    closed: settings.isOpen === false ? await wordsWhileClosed(settings.closedMessage) : null,
    optOuts: (settings.optOuts ?? []).map(({ host }) => siteOf(host)).filter(Boolean),
    freeLimit: policy.scanFreeLimit ?? scanFreeLimit.initial,
    freeWindowSeconds: Math.max(1, policy.scanFreeWindow ?? scanFreeWindow.initial) * 3600,
    captchaAfter: policy.scanCaptchaAfter ?? scanCaptchaAfter.initial,
  };
}
