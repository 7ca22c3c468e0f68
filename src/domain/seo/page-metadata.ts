import type { Metadata } from 'next';
import { missingPageMetadata } from '@/config/missing-page';
import { absoluteUrl } from '../routing/paths';

export interface PageMetadataInput {
  siteUrl: string;
  brandName: string;
  path: string;
  title: string;
  description: string;
  noIndex: boolean;
  /** Set for articles: ISO date of publication. */
  publishedOn?: string;
}

/**
 * Title, description, canonical address and sharing card of a page.
 *
 * The brand follows the title unless the title names it already.
 */
export function pageMetadata(input: PageMetadataInput): Metadata {
  const { siteUrl, brandName, path, description, noIndex, publishedOn } = input;
  const title = input.title.includes(brandName) ? input.title : `${input.title} | ${brandName}`;
  const url = absoluteUrl(siteUrl, path);
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical: url },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title: input.title,
      description,
      url,
      siteName: brandName,
      locale: 'en_GB',
      ...(publishedOn
        ? { type: 'article' as const, publishedTime: publishedOn }
        : { type: 'website' as const }),
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Of an address where nothing is published; the server makes its status 404. */
export const missingPage: Metadata = {
  title: 'Page Not Found',
  robots: { index: false },
  other: missingPageMetadata,
};
