import { z } from 'zod';
import { seoDashboardPath } from '@/platform/paths';
import { fitsInto } from '@/platform/text-length';
import { normaliseKeyword } from './keyword-text';
import { isKeywordIntent, type KeywordIntent } from './keyword-views';

export const keywordsPerPage = 100;

/** URL value for keywords without any place, topic or page. */
export const withoutValue = '-';

export const keywordGaps = [
  { value: 'no-page', label: 'A page' },
  { value: 'no-volume', label: 'A volume' },
  { value: 'no-cpc', label: 'A CPC' },
] as const;
export type KeywordGap = (typeof keywordGaps)[number]['value'];

export const keywordSorts = [
  'volume',
  'keyword',
  'cpc',
  'intent',
  'place',
  'topic',
  'page',
] as const;
export type KeywordSort = (typeof keywordSorts)[number];

/** Filter and order of the list. `null` is any. */
export interface KeywordFilter {
  /** Search words as `normaliseKeyword` writes them; empty for any. */
  search: string;
  intent: KeywordIntent | null;
  /** `withoutValue`: no place. */
  place: string | null;
  topic: string | null;
  gap: KeywordGap | null;
  /** Path of the page that answers it. */
  page: string | null;
  sort: KeywordSort;
  descending: boolean;
  pageNumber: number;
}

/** Figures sort from the highest, words from A. */
export function isDescendingFirst(sort: KeywordSort): boolean {
  return sort === 'volume' || sort === 'cpc';
}

/** The default: all keywords, by volume descending (specification, section 7, call 9). */
export const defaultKeywordFilter: KeywordFilter = {
  search: '',
  intent: null,
  place: null,
  topic: null,
  gap: null,
  page: null,
  sort: 'volume',
  descending: true,
  pageNumber: 1,
};

// Addresses are untrusted: an invalid parameter is ignored, never an error.
const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.replaceAll(/\p{Cc}/gu, ' ').trim())
    .pipe(z.string().min(1).refine(fitsInto(longest)))
    .nullable()
    .catch(null);
const sort = z.templateLiteral([z.enum(['', '-']), z.enum(keywordSorts)]).catch('-volume');
const query = z.object({
  q: z.string().refine(fitsInto(200)).transform(normaliseKeyword).catch(''),
  intent: z.custom<KeywordIntent>(isKeywordIntent).nullable().catch(null),
  place: text(60),
  topic: text(60),
  gap: z
    .enum(keywordGaps.map(({ value }) => value))
    .nullable()
    .catch(null),
  page: text(200),
  sort,
  p: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** URL parameters in the form of Next and `Object.fromEntries`. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the filter from an address. Never throws. */
export function readKeywordFilter(address: AddressQuery): KeywordFilter {
  const { q, p, sort: order, ...rest } = query.parse(address);
  const descending = order.startsWith('-');
  const by = order.replace('-', '') as KeywordSort;
  return { ...rest, search: q, pageNumber: p, sort: by, descending };
}

/** Without default values, e.g. `?place=Reading`. A changed list starts on its first page. */
export function keywordQuery(filter: KeywordFilter, changes: Partial<KeywordFilter> = {}): string {
  const wanted = { ...filter, pageNumber: 1, ...changes };
  const { search, sort: by, descending, pageNumber, ...rest } = wanted;
  const order = `${descending ? '-' : ''}${by}`;
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value);
  if (order !== '-volume') params.set('sort', order);
  if (pageNumber > 1) params.set('p', String(pageNumber));
  return params.size > 0 ? `?${params}` : '';
}

export function isKeywordFilterActive(filter: KeywordFilter): boolean {
  const { search, intent, place, topic, gap, page } = filter;
  return search !== '' || [intent, place, topic, gap, page].some((value) => value !== null);
}

export const seoPagesPath = `${seoDashboardPath}/pages`;
export const seoGapsPath = `${seoDashboardPath}/gaps`;
export const seoGeneratePath = `${seoDashboardPath}/generate`;
export const seoSuggestPath = `${seoDashboardPath}/suggest`;
export const seoImportPath = `${seoDashboardPath}/import`;
export const keywordExportPath = '/api/keywords/export';
export const keywordImportPath = '/api/keywords/import';
