import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import type { OrderKind } from '../rules/statuses';

/** A product of the audit at today’s price. */
export interface AuditOffer {
  kind: OrderKind;
  /** Description; `null` when empty. */
  text: string | null;
  pricePence: number;
}

export interface AuditView {
  /** Name of the scanner. */
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
