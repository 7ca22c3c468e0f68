import 'server-only';
import { cache } from 'react';
import type { AddOn } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { buildEstimatorConfig, type EstimatorConfig } from '@/prices/rules/estimator-config';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { related } from './document-meta';

const keysOf = (addOns: readonly (number | AddOn)[] | null | undefined): string[] =>
  (addOns ?? []).flatMap((item) => related(item)?.key ?? []);

/**
 * Configuration of the estimator, with present prices and resolved texts.
 *
 * @returns `null` if no kind of project has a published price
 */
export const getEstimatorConfig = cache(async (): Promise<EstimatorConfig | null> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const settings = await cms.findGlobal({
    slug: 'estimator-settings',
    depth: 1,
    overrideAccess: false,
  });
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
