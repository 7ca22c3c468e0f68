import {
  findNichesInText,
  isNicheUnder,
  matchBusinessType,
  type NicheWords,
  writeNicheInSentence,
} from '@/territories/rules/match-business-type';
import { dropPluralEnding, splitWords } from '@/territories/rules/postcodes';
import { isAboutExamples, isAboutPrice } from './question';
import { tradeNames, tradeWork } from './trade-words';

/** A published niche: its words lead to its package, its industry’s page and its finished work. */
export interface Trade extends NicheWords {
  slug: string;
  package: number | null;
  industry: number | null;
  /** Case studies of such a business. */
  examples: number[];
}

/** A page about a town, perhaps of one niche in it; both by their slugs. */
export interface TownPage {
  id: number;
  city: string;
  niche: string | null;
}

const setOf = (words: string) => new Set(words.split(' '));

/** Beside a trade they speak of a website, but alone they ask for no prices. */
const companyWords = setOf('business company firm');
/** With one of these, a question is about a website, even beside “boiler”. */
const siteWords = setOf('website site web webpage page homepage online design designer package');
/** Parts of a site. A question about one asks for a website, not for a trade’s work. */
const siteParts = setOf('logo badge photo picture pic gallery review publish');
/** They add nothing to a trade or a price. */
const plainWords = setOf('new small near local list one simple basic emergency');
/** Errands for a trade, and words of sentences about its work. */
const errands = setOf('fix mend install replace unblock book hire cut');
const requests = setOf('buy need do you my i is are');

/** “A site for a plumber with two vans” asks for the trade’s package, whatever else it says. */
const siteForTrade =
  /\b(?:can you|could you|do you|i need|i want|i(?:’|')?m (?:after|looking for))\b[^?]*\b(?:web ?)?sites? for (?:an?|my|our) /i;
/** “What if I don’t like the design?” asks for no price. */
const doubts = /\b(?:not|never|\w+n['’]t|(?:do|does|did|wo|is)nt)\b/i;

/** “We’re two brothers doing lofts” is no errand for a roofer. */
const ownTrade = /\b(?:i['’]?m an?|we['’]re|(?:i|we) (?:run|do|fit|install|build))\b/i;
/** Whether a question says what the visitor does. */
export const namesOwnTrade = (question: string): boolean => ownTrade.test(question);

/** What the few words of a question say beside what it asks. */
export interface Subject {
  /**
   * `work`: asked of a trade, not of the agency. `trade`, `prices`, `town`: words that say no more than
   * that. `other`: words that say more.
   */
  kind: 'work' | 'trade' | 'prices' | 'town' | 'other';
  trades: Trade[];
  /** The question's words that name the trade. */
  tradeWords: ReadonlySet<string>;
  /** Slug of the town. */
  city: string | null;
  hasPrice: boolean;
  /** It is about a website, perhaps for a trade that no niche names. */
  hasSite: boolean;
  /** It asks for a site for a business, perhaps with more words about it. */
  wantsSite: boolean;
  hasExamples: boolean;
}

const splitTerms = (text: string) => splitWords(text).map(dropPluralEnding);
const isSite = (word: string) => siteWords.has(dropPluralEnding(word));
const isCompany = (word: string) => companyWords.has(dropPluralEnding(word));

/** A typing mistake is forgiven in a word of its own: “your studio” is no yoga studio. */
function namedKeys(question: string, words: readonly string[], trades: readonly NicheWords[]) {
  const named = findNichesInText(question, trades);
  const nearly = words.flatMap((word) => {
    const match = matchBusinessType(word, trades);
    return match.kind === 'found' ? match.niches : [];
  });
  return new Set((named.length > 0 ? named : nearly).map(({ key }) => key));
}

/**
 * A sentence about what a trade works on, or an errand for it.
 * @param trades none if the visitor’s own work is meant
 */
function isRequest(asked: readonly string[], trades: readonly Trade[], hasPrice: boolean): boolean {
  const singular = asked.map(dropPluralEnding);
  if (singular.some((word) => siteParts.has(word))) return false;
  const text = ` ${singular.join(' ')} `;
  const hasWork = trades
    .flatMap(({ key }) => tradeWork[key] ?? [])
    .some((work) => text.includes(` ${splitTerms(work).join(' ')} `));
  const isErrand = asked.length > 1 && asked.some((word) => errands.has(word));
  return isErrand || (hasWork && (hasPrice || asked.some((word) => requests.has(word))));
}

/**
 * What a question is about.
 * @param words of the question without fillers, their typing errors corrected
 * @param cities slugs of the towns with a page
 */
export function readSubject(
  question: string,
  words: readonly string[],
  trades: readonly Trade[],
  cities: readonly string[],
): Subject {
  const called = trades.map((trade) => ({
    ...trade,
    words: [...trade.words, ...(tradeNames[trade.key] ?? []), ...(tradeWork[trade.key] ?? [])],
  }));
  const keys = namedKeys(question, words, called);
  const found = called.filter(({ key }) => keys.has(key));
  const parts = new Set(found.flatMap((trade) => [trade.name, ...trade.words].flatMap(splitTerms)));
  const tradeWords = new Set(
    words.filter(
      (word) =>
        parts.has(dropPluralEnding(word)) || matchBusinessType(word, found).kind === 'found',
    ),
  );
  const asked = splitWords(question);
  const text = ` ${asked.join(' ')} `;
  const city = cities.find((slug) => text.includes(` ${slug.replaceAll('-', ' ')} `)) ?? null;
  const town = new Set(city?.split('-'));
  const hasPrice = words.some(isAboutPrice);
  const namesSite = [...words, ...asked].some(isSite);
  const hasSite = namesSite || [...words, ...asked].some(isCompany);
  const saysMore = words.some(
    (word) =>
      !(
        tradeWords.has(word) ||
        isSite(word) ||
        isCompany(word) ||
        isAboutPrice(word) ||
        isAboutExamples(word)
      ) && !(plainWords.has(word) || town.has(word) || /^\d+$/.test(word)),
  );
  const hasExamples = words.some(isAboutExamples);
  const wantsSite = siteForTrade.test(question) && !hasExamples;
  const kindOf = (): Subject['kind'] => {
    const speaksOf = namesOwnTrade(question) ? [] : found;
    if (found.length > 0 && !hasSite && isRequest(asked, speaksOf, hasPrice)) return 'work';
    if (saysMore) return 'other';
    if (found.length > 0) return 'trade';
    if (city && !hasPrice && !hasExamples) return 'town';
    return (hasPrice || (namesSite && !city && !doubts.test(question))) && !hasExamples
      ? 'prices'
      : 'other';
  };
  return {
    kind: kindOf(),
    trades: trades.filter(({ key }) => keys.has(key)),
    ...{ tradeWords, city, hasPrice, hasSite, wantsSite, hasExamples },
  };
}

/** The client after ‘for’: a gym in ‘for a gym in Bath’. `clientIn` drops words of no trade. */
const afterClient = /\bfor (an? [a-z ]+?)(?= (?:in|near|around|from|costs?)\b|[?.!,]|$)/;

/**
 * For whom a package is asked, in the visitor’s words or as its trades are called: `a salon`,
 * `plumbers`; `null` if the question names none of its trades.
 */
export function clientIn(question: string, subject: Subject, item: number): string | null {
  const trades = subject.trades.filter((trade) => trade.package === item);
  if (trades.length === 0) return null;
  const [, client] = afterClient.exec(question.toLowerCase().trim()) ?? [];
  const words = client?.split(' ').slice(1) ?? [];
  return client && words.every((word) => subject.tradeWords.has(word))
    ? client
    : trades.map(({ name }) => writeNicheInSentence(name)).join(' and ');
}

/** The trade that the latest of a visitor's earlier questions names; the first one, of several. */
export function tradeBefore(earlier: readonly string[], trades: readonly Trade[]): Trade | null {
  const named = earlier.map((one) => readSubject(one, splitWords(one), trades, []).trades);
  return named.findLast((some) => some.length > 0)?.[0] ?? null;
}

/** The price list is the first of the facts. */
const priceList = 'site-settings:0';

/**
 * The documents that a subject leads to, as `source:id`, with what they gain over others. Without a
 * gain they are found, and rank by their words.
 */
export function leadsOf(subject: Subject, pages: readonly TownPage[]): Map<string, number> {
  const { kind, trades, city, hasPrice, hasSite, wantsSite, hasExamples } = subject;
  const leads = new Map<string, number>();
  if (kind === 'prices') leads.set(priceList, 2);
  else if (hasSite) leads.set(priceList, 0);
  const isShort = kind === 'trade' || kind === 'work';
  const lead = (source: string, id: number | null, gain: number, counts = isShort) => {
    if (id !== null) leads.set(`${source}:${id}`, counts ? gain : 0);
  };
  if (kind === 'town') {
    const own = pages.find((page) => page.city === city && page.niche === null);
    if (own) leads.set(`cities:${own.id}`, 2);
  }
  for (const trade of trades) {
    // “A salon website with booking, how much?” asks for the price, whatever else it says.
    lead(
      'packages',
      trade.package,
      hasPrice || (wantsSite && !isShort) ? 4 : 1.5,
      isShort || (hasPrice && hasSite) || wantsSite,
    );
    // Asked for the trade’s own work, its page is nearer than a price.
    lead('industries', trade.industry, kind === 'work' ? 5 : 1.2);
    for (const id of trade.examples) lead('case-studies', id, hasExamples ? 3 : 0.6);
    for (const { id, niche } of pages.filter((page) => city !== null && page.city === city)) {
      if (niche === trade.slug) lead('city-niche-pages', id, 2);
      else if (niche && isNicheUnder(niche, trade.key)) lead('city-niche-pages', id, 1.1);
    }
  }
  return leads;
}
