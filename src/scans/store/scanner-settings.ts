import 'server-only';
import { cache } from 'react';
import type { ScannerSetting } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { pricingPath } from '@/platform/paths';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import { policyFigures } from '@/prices/rules/policy-figures';
import { addOnPenceWithoutRetainer } from '@/prices/rules/price-book';
import { resolvePrices, resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { closedWords, siteOf } from '../rules/scan-request';
import type { OrderKind } from '../rules/scan-state';
import type { OffersByRemedy, OfferView } from '../rules/scans';

export interface ScannerSettingsView {
  /** Notice that replaces the form; `null` while scans are open. */
  closedMessage: string | null;
}

/** Public settings of the scanner (Scanner, Running). */
export const getScannerSettings = cache(async (): Promise<ScannerSettingsView> => {
  const cms = await getCms();
  const settings = await cms.findGlobal({
    slug: 'scanner-settings',
    depth: 0,
    overrideAccess: false,
  });
  const { isOpen, closedMessage } = settings;
  return {
    closedMessage: isOpen === false ? closedMessage || 'The scanner is closed for now.' : null,
  };
});

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

type Book = Awaited<ReturnType<typeof getPriceBook>>;
type Offer = NonNullable<ScannerSetting['remedies']>[number]['offers'][number];

/** An offer with today’s price; nothing when it is no longer published. */
function offerOf(book: Book, { relationTo, value }: Offer): OfferView['offers'] {
  const key = typeof value === 'object' ? value.key : null;
  if (relationTo === 'packages') {
    const item = book.packages.find((one) => one.key === key);
    if (!item) return [];
    const price = formatPenceRange(item.priceFromPence, item.priceToPence);
    return [{ kind: relationTo, label: item.name, href: `${pricingPath}#${item.key}`, price }];
  }
  if (relationTo === 'retainers') {
    const item = book.retainers.find((one) => one.key === key);
    if (!item) return [];
    const price = `${formatPence(item.pricePerMonthPence)} a month`;
    return [{ kind: relationTo, label: item.name, href: `${pricingPath}#${item.key}`, price }];
  }
  const item = book.addOns.find((one) => one.key === key);
  if (!item) return [];
  // A visitor who reads a report has no monthly plan yet.
  const price = formatPence(addOnPenceWithoutRetainer(item, book.policy.addOnSurcharge));
  return [
    {
      kind: relationTo,
      label: item.name,
      href: pricingPath,
      price: item.unit ? `${price} ${item.unit}` : price,
    },
  ];
}

/** Offers per kind of fault (Scanner, Recommendations), at today’s prices. */
export const getRemedyOffers = cache(async (): Promise<OffersByRemedy> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { remedies } = await cms.findGlobal({
    slug: 'scanner-settings',
    depth: 1,
    overrideAccess: false,
  });
  return Object.fromEntries(
    (remedies ?? []).flatMap(({ remedy, words, offers }) => {
      const found = offers.flatMap((offer) => offerOf(book, offer));
      const said = words ? resolvePrices(words, book) : null;
      return found.length > 0 ? [[remedy, { words: said, offers: found }]] : [];
    }),
  );
});

export interface AuditOffer {
  kind: OrderKind;
  text: string | null;
  pricePence: number;
}

export interface AuditView {
  scannerBrand: string;
  heading: string;
  intro: string | null;
  offers: AuditOffer[];
  /** Terms that an order must accept. */
  terms: string;
}

/** Fallback for empty settings: every sale needs terms. */
const leastTerms = 'I accept the terms of service and the cancellation policy.';

/** Words and prices of the beta audit (Scanner, Beta audit), with live figures filled in. */
export const getAudit = cache(async (): Promise<AuditView> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const [scanner, site] = await Promise.all([
    cms.findGlobal({ slug: 'scanner-settings', depth: 0, overrideAccess: false }),
    cms.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
  ]);
  const audit = resolvePrices(scanner.audit ?? {}, book);
  const { technicalReport, strategyCall } = book.policy;
  return {
    scannerBrand: site.scannerBrand,
    heading: audit.heading || 'Website audit',
    intro: audit.intro || null,
    offers: [
      { kind: 'technical-report', text: audit.reportText || null, pricePence: technicalReport },
      { kind: 'strategy-call', text: audit.callText || null, pricePence: strategyCall },
    ],
    terms: audit.terms || leastTerms,
  };
});
