import 'server-only';
import { cache } from 'react';
import type { AddOn } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { buildEstimatorConfig, type EstimatorConfig } from '@/prices/rules/estimator-config';
import { layPricesOver } from '@/prices/rules/price-figures';
import { resolvePrices } from '@/prices/rules/price-text';
import { getPendingPrices } from '@/prices/store/price-preview';
import { related } from './document-meta';
import { getPriceBook } from './price-book';

const keysOf = (addOns: readonly (number | AddOn)[] | null | undefined): string[] =>
  (addOns ?? []).flatMap((item) => related(item)?.key ?? []);

/**
 * What the estimator offers, with today's prices and live figures in its texts.
 *
 * @returns `null` when there is nothing to estimate: no kind of project with a published price
 */
export const getEstimatorConfig = cache(async (): Promise<EstimatorConfig | null> => {
  const [cms, book, pending] = await Promise.all([getCms(), getPriceBook(), getPendingPrices()]);
  const stored = await cms.findGlobal({
    slug: 'estimator-settings',
    depth: 1,
    overrideAccess: false,
  });
  const settings = layPricesOver('estimator-settings', null, stored, pending);
  const config = buildEstimatorConfig(
    {
      projectTypes: (settings.projectTypes ?? []).map((type) => ({
        key: type.key,
        label: type.label,
        description: type.description,
        timeline: type.timeline,
        packageKey: related(type.package)?.key ?? null,
        included: keysOf(type.included),
        unavailable: (type.unavailable ?? []).flatMap(({ addOn, reason }) =>
          keysOf([addOn]).map((key) => ({ addOn: key, reason })),
        ),
      })),
      defaultType: settings.defaultType,
      includedPages: settings.includedPages,
      defaultPages: settings.defaultPages,
      maxPages: settings.maxPages,
      extraPagePence: settings.extraPagePence,
      budgetBands: (settings.budgetBands ?? []).map((band) => ({
        packageKey: related(band.package)?.key ?? null,
        belowPence: band.belowPence ?? null,
      })),
      message: settings.message || null,
    },
    book,
  );
  return config && resolvePrices(config, book);
});
