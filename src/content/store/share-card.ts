import 'server-only';
import { handleEndpoints } from 'payload';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { blogListPageOf, blogPath, searchPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import { formatPriceSpan } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { getCaseStudy } from './case-studies';
import { getCityNichePage } from './cities';
import { getIndustryPage } from './industries';
import { getPage } from './pages';
import { getPost } from './posts';
import { getSiteIdentity } from './site';
import { getSiteIndex, type SiteEntry } from './site-index';

/** Content of the picture for link previews. */
export interface ShareCardView {
  brandName: string;
  eyebrow: string;
  title: string;
  /** A price in the figures' typeface, e.g. `£1,800–2,200`; `null` without one. */
  figure: string | null;
  /** Address of a picture that takes the place of the words. */
  picture: string | null;
}

type CardWords = Omit<ShareCardView, 'brandName' | 'picture'> &
  Partial<Pick<ShareCardView, 'picture'>>;

async function wordsForPost(slug: string): Promise<CardWords | null> {
  const post = await getPost(slug);
  return (
    post && {
      eyebrow: post.category,
      title: post.title,
      figure: `${post.readTimeMinutes} min read`,
      picture: post.cover?.src ?? null,
    }
  );
}

async function wordsForEntry(entry: SiteEntry): Promise<CardWords | null> {
  const slug = entry.path.split('/').at(-1) ?? '';
  switch (entry.collection) {
    case 'cities':
      return {
        eyebrow: 'Where we work',
        title: `Web design in ${entry.title}`,
        figure: formatPriceSpan('core-sites', await getPriceBook()),
      };
    case 'city-niche-pages':
    case 'industries': {
      const page =
        entry.collection === 'industries'
          ? await getIndustryPage(slug)
          : await getCityNichePage(entry.city ?? '', entry.niche ?? '');
      const item = page?.package;
      return {
        eyebrow: entry.title,
        title: page?.heading ?? entry.title,
        figure: item ? formatPenceRange(item.priceFromPence, item.priceToPence) : null,
      };
    }
    case 'case-studies': {
      const study = await getCaseStudy(slug);
      return { eyebrow: 'Case study', title: entry.title, figure: study?.category ?? null };
    }
    case 'legal-pages':
      return { eyebrow: 'Legal', title: entry.title, figure: null };
    case 'pages': {
      const [page, book] = await Promise.all([getPage(entry.path), getPriceBook()]);
      return {
        eyebrow: entry.path === '/' ? 'Web design agency' : entry.title,
        title: page?.metaTitle ?? entry.title,
        figure: `Business sites ${formatPriceSpan('core-sites', book)}`,
      };
    }
    case 'posts':
      return wordsForPost(slug);
  }
}

/** File of a picture as visitors get it, from the disk or the bucket; `null` if it is gone. */
export async function readPicture(path: string): Promise<Uint8Array | null> {
  const { config } = await getCms();
  const request = new Request(new URL(path, getEnv().siteUrl));
  const answer = await handleEndpoints({ config, request });
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

/** The search is no document of the CMS. */
const searchWords: CardWords = { eyebrow: 'Search', title: 'Search our pages', figure: null };

/** Content of a page's sharing card; `null` if nothing is published at the address. */
export async function getShareCard(path: string): Promise<ShareCardView | null> {
  const [{ entries }, { brandName }] = await Promise.all([getSiteIndex(), getSiteIdentity()]);
  // All pages of the blog's list share its card.
  const wanted = blogListPageOf(path) === null ? path : blogPath;
  const entry = entries.find((candidate) => candidate.path === wanted);
  // The index holds the newest posts only.
  const [, slug] = /^\/blog\/([^/]+)$/.exec(wanted) ?? [];
  const published = slug ? await wordsForPost(slug) : entry ? await wordsForEntry(entry) : null;
  const words = wanted === searchPath ? searchWords : published;
  return words && { brandName, picture: null, ...words };
}
