import type { Metadata } from 'next';
import { absoluteUrl, blogPath, feedPath, shareCardPath } from '@/platform/paths';
import type { DocumentMeta } from './view-models';

/** Characters; search engines truncate longer titles. */
const longestTitle = 60;

/** Appends the brand, unless the title contains it or becomes too long. */
function titleWithBrand(title: string, brandName: string): string {
  const whole = `${title} | ${brandName}`;
  return title.includes(brandName) || whole.length > longestTitle ? title : whole;
}

/** Title, description, canonical address and sharing card of a page. */
export function pageMetadata(
  siteUrl: string,
  brandName: string,
  page: Omit<DocumentMeta, 'updatedAt'> & { publishedOn?: string },
): Metadata {
  const { path, metaTitle, metaDescription: description, noIndex, publishedOn } = page;
  const title = titleWithBrand(metaTitle, brandName);
  const url = absoluteUrl(siteUrl, path);
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: {
      canonical: url,
      ...(path.startsWith(blogPath)
        ? { types: { 'application/rss+xml': `${siteUrl}${feedPath}` } }
        : {}),
    },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title: metaTitle,
      description,
      url,
      siteName: brandName,
      locale: 'en_GB',
      ...(publishedOn
        ? { type: 'article' as const, publishedTime: publishedOn }
        : { type: 'website' as const }),
      images: [
        { url: `${siteUrl}${shareCardPath(path)}`, width: 1200, height: 630, alt: metaTitle },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export const missingPage: Metadata = {
  title: 'Page Not Found',
  robots: { index: false },
};
