import type { Check } from '../../model/check.ts';
import { seoBrokenLinks } from './seo-broken-links.ts';
import { seoCanonical } from './seo-canonical.ts';
import { seoCrawlableLinks } from './seo-crawlable-links.ts';
import { seoDescription } from './seo-description.ts';
import { seoH1 } from './seo-h1.ts';
import { seoHreflang } from './seo-hreflang.ts';
import { seoIndexable } from './seo-indexable.ts';
import { seoJsonLd } from './seo-json-ld.ts';
import { seoLinkText } from './seo-link-text.ts';
import { seoOneHost } from './seo-one-host.ts';
import { seoOpenGraph } from './seo-open-graph.ts';
import { seoRobotsTxt } from './seo-robots-txt.ts';
import { seoSitemap } from './seo-sitemap.ts';
import { seoSoft404 } from './seo-soft-404.ts';
import { seoStatus } from './seo-status.ts';
import { seoTitle } from './seo-title.ts';
import { seoTitleQuality } from './seo-title-quality.ts';

export const seoChecks: readonly Check[] = [
  seoIndexable,
  seoStatus,
  seoTitle,
  seoTitleQuality,
  seoDescription,
  seoH1,
  seoCanonical,
  seoHreflang,
  seoRobotsTxt,
  seoSitemap,
  seoCrawlableLinks,
  seoLinkText,
  seoBrokenLinks,
  seoSoft404,
  seoOneHost,
  seoJsonLd,
  seoOpenGraph,
];
