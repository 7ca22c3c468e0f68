import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import type { OrderKind } from '../rules/statuses';

/** Something that can be ordered, at today’s price. */
export interface AuditOffer {
  kind: OrderKind;
  /** What it is; `null` without words. */
  text: string | null;
  pricePence: number;
}

export interface AuditView {
  /** Name of the scanner. */
  scannerBrand: string;
  heading: string;
  intro: string | null;
  offers: AuditOffer[];
  /** To be accepted with an order. */
  terms: string;
}

/** For settings that somebody emptied: nothing is sold without terms. */
const leastTerms = 'I accept the terms of service and the cancellation policy.';

/** The words and prices of the beta audit (Scanner, Beta audit), live figures filled in. */
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
