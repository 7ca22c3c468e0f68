import 'server-only';
import { getCms } from '@/platform/cms';
import { policyFigures } from '@/prices/rules/policy-figures';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { siteOf } from '../rules/left-alone';
import { closedWords } from '../rules/scan-limits';

/** What visitors may have scanned, and how often. */
export interface ScanRules {
  /** What is said while the scanner is switched off; null while it is on. */
  closed: string | null;
  /** Sites that are left alone, with everything below them. */
  optOuts: string[];
  freeLimit: number;
  freeWindowSeconds: number;
  captchaAfter: number;
}

async function wordsWhileClosed(message: string | null | undefined): Promise<string> {
  return message ? resolvePriceText(message, await getPriceBook()) : closedWords;
}

/** The rules as staff have set them. For the server alone: who asked to be left alone is private. */
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
