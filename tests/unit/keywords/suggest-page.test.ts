import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPages, suggestPage, type TargetPage } from '@/keywords/rules/suggest-page';
import { firstContent } from '../../../seed/first-content';

const plumbers = { slug: 'plumbers', name: 'Plumbers', synonyms: ['heating engineer'] };
const trades = { slug: 'trades', name: 'Trades', synonyms: ['roofer'] };
const page = (path: string, title: string, changes: Partial<TargetPage> = {}): TargetPage => ({
  path,
  title,
  description: '',
  city: null,
  niches: [],
  isPriceList: path === '/pricing',
  ...changes,
});
const pages = [
  page('/', 'Home'),
  page('/pricing', 'Pricing'),
  page('/web-design-reading', 'Reading', { city: 'Reading' }),
  page('/web-design-bath', 'Bath', { city: 'Bath' }),
  page('/web-design-reading/plumbers', 'Plumbers in Reading', {
    city: 'Reading',
    niches: [plumbers],
  }),
  page('/industries/trades', 'Trades and construction', { niches: [plumbers, trades] }),
  page('/blog/seo-guide-small-business', 'An SEO guide for small businesses'),
  page('/services/ai-chatbot', 'AI chatbot'),
];
const index = indexPages(pages);
const suggest = (keyword: string, borough: string | null = null, cluster: string | null = null) =>
  suggestPage({ keyword, borough, cluster }, index);

describe('the suggested page for a keyword', () => {
  it.each([
    ['plumber website design reading', '/web-design-reading/plumbers'],
    ['web design for heating engineers in reading', '/web-design-reading/plumbers'],
    ['how much does a website cost for a plumber in reading', '/web-design-reading/plumbers'],
    ['roofer website reading', '/web-design-reading'],
    ['plumber website bath', '/web-design-bath'],
    ['plumber website', '/industries/trades'],
    ['seo for small business', '/blog/seo-guide-small-business'],
    ['chatbot for my website', '/services/ai-chatbot'],
    ['how much does a website cost', '/pricing'],
    ['knitting patterns', null],
  ])('%s → %s', (keyword, path) => {
    expect(suggest(keyword)).toBe(path);
  });

  it('depends on place and topic when the words name none', () => {
    expect(suggest('boiler website', 'reading', 'Plumbers')).toBe('/web-design-reading/plumbers');
    expect(suggest('plumber website', 'United Kingdom')).toBe('/industries/trades');
  });

  it('is none for a place without a page', () => {
    expect(suggest('plumber website hull', 'Hull')).toBeNull();
  });

  it('is always one of the pages, whatever their order', () => {
    const word = fc.constantFrom(
      ...'plumber website reading bath seo guide price trades chatbot cost hull roofer for in'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), fc.shuffledSubarray(pages), (words, some) => {
        const searched = { keyword: words.join(' '), borough: null, cluster: null };
        const path = suggestPage(searched, indexPages(some));
        expect([null, ...some.map((target) => target.path)]).toContain(path);
        expect(suggestPage(searched, indexPages(some.toReversed()))).toBe(path);
      }),
    );
  });
});

it('the first content’s keywords have pages of the first content', () => {
  const keywords = firstContent().find(({ collection }) => collection === 'keywords');
  const pageOf = new Map(
    keywords?.documents.map((document) => [document.keyword as string, document.page]),
  );
  expect(pageOf.get('web design reading')).toBe('/web-design-reading');
  expect(pageOf.get('plumber website reading')).toBe('/web-design-reading/plumbers');
  expect(pageOf.get('accountant website design')).toBe('/industries/professional-services');
  expect(pageOf.get('how much does a website cost uk')).toBe('/pricing');
  // No page covers that county, which is a gap.
  expect(pageOf.get('web design herefordshire')).toBeNull();
  expect([...pageOf.values()].filter((path) => path === null).length).toBeLessThan(6);
});
