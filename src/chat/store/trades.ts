import 'server-only';
import { getEstimatorConfig } from '@/content/store/shared-content';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { idOf } from '@/platform/jobs/id-of';
import { rememberUntilChange } from '@/platform/remember-for';
import { toNicheWords } from '@/territories/data/territory-register';
import { findNichesInText, writeNicheInSentence } from '@/territories/rules/match-business-type';
import { budgetIn } from '../rules/asked-budget';
import { selectionAsked } from '../rules/asked-estimate';
import { wordsOf } from '../rules/question';
import { readSubject, type TownPage, type Trade, tradeBefore } from '../rules/subject';

/** The published niches, with what their words lead to. */
export const readTrades = rememberUntilChange(async (): Promise<Trade[]> => {
  const cms = await getCms();
  const niches = await listPublished(cms, 'niches', {
    depth: 0,
    sort: '_order',
    select: {
      ...{ name: true, slug: true, synonyms: true, seedKey: true },
      ...{ package: true, industry: true },
    },
  });
  const studies = await listPublished(cms, 'case-studies', {
    depth: 0,
    sort: '_order',
    select: { title: true, description: true },
  });
  const words = niches.map(toNicheWords);
  // A study is of each business that it names: “a plumber’s site”.
  const named = studies.map(({ id, title, description }) => ({
    id,
    keys: findNichesInText(`${title} ${description}`, words).map(({ key }) => key),
  }));
  const examplesOf = (own: string) =>
    named.filter(({ keys }) => keys.includes(own)).map(({ id }) => id);
  return niches.map((niche, at) => ({
    ...toNicheWords(niche),
    examples: examplesOf(words[at]?.key ?? ''),
    slug: niche.slug,
    package: idOf(niche.package) ?? null,
    industry: idOf(niche.industry) ?? null,
  }));
});

/** The pages about a town that search engines may show. */
export async function listTownPages(): Promise<TownPage[]> {
  const { entries } = await getSiteIndex();
  return entries.flatMap(({ id, city, niche, noIndex }) =>
    city && !noIndex ? [{ id, city, niche }] : [],
  );
}

const asksForLess = /\b(?:cheap\w*|affordable|budget)\b/i;

/** A question for nothing but a price, for a sum or with a budget is meant for the trade named before it. */
export async function withTradeBefore(asked: string, earlier: readonly string[]): Promise<string> {
  if (earlier.length === 0 || asksForLess.test(asked)) return asked;
  const [trades, config] = await Promise.all([readTrades(), getEstimatorConfig()]);
  const words = wordsOf(asked).map(([word]) => word);
  const subject = readSubject(asked, words, trades, []);
  const isOpen =
    subject.kind === 'prices' ||
    budgetIn(asked) !== null ||
    (config && selectionAsked(asked, config, null));
  const trade = isOpen && subject.trades.length === 0 ? tradeBefore(earlier, trades) : null;
  return trade
    ? `${asked.replace(/[\s?.!]+$/, '')} for ${writeNicheInSentence(trade.name)}`
    : asked;
}
