import { mistakesBetween, singular, wordsOf } from './words';

/** A niche with all words that people use for it. */
export interface NicheWords {
  /** Stays the same when the niche is renamed. */
  key: string;
  /** Plural, as pages write it, e.g. `Plumbers`. */
  name: string;
  /** Further names and words, e.g. `heating engineer`. */
  words: readonly string[];
}

export type BusinessMatch =
  | { kind: 'found'; niches: NicheWords[] }
  /** With the niches that may have been meant; none where nothing comes near. */
  | { kind: 'unknown'; near: NicheWords[] };

/**
 * Trades and shops of their own that are one slip away from a word of ours: a printer is no painter.
 * To be completed when somebody is taken for what they are not.
 */
const wordsOfTheirOwn = new Set(
  ['printer', 'pointer', 'banker', 'barker', 'grazier', 'sawyer', 'electronic'].map(singular),
);

type Terms = ReadonlyMap<string, ReadonlySet<NicheWords>>;

const termOf = (text: string) => wordsOf(text).map(singular).join(' ');

function termsOf(niches: readonly NicheWords[]): Terms {
  const terms = new Map<string, Set<NicheWords>>();
  for (const niche of niches) {
    for (const text of [niche.name, ...niche.words]) {
      const term = termOf(text);
      if (term) terms.set(term, (terms.get(term) ?? new Set()).add(niche));
    }
  }
  return terms;
}

const longest = (terms: Terms) =>
  Math.max(1, ...[...terms.keys()].map((term) => term.split(' ').length));

/** The niches whose words stand in a text, the longest words first at each place of it. */
function findExactly(words: readonly string[], terms: Terms): NicheWords[] {
  const found = new Set<NicheWords>();
  const most = longest(terms);
  for (let at = 0; at < words.length; ) {
    let length = Math.min(most, words.length - at);
    while (length > 0 && !terms.has(words.slice(at, at + length).join(' '))) length -= 1;
    for (const niche of terms.get(words.slice(at, at + length).join(' ')) ?? []) found.add(niche);
    at += Math.max(length, 1);
  }
  return [...found];
}

/** Slips that are forgiven in a word: none in short ones, where they make another word. */
function forgiven(word: string): number {
  return word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0;
}

interface Near {
  niche: NicheWords;
  mistakes: number;
  isForgiven: boolean;
}

/** Niches with a word that comes close to one in the text, the closest first. */
function findNearby(words: readonly string[], terms: Terms): Near[] {
  const near: Near[] = [];
  for (const [term, niches] of terms) {
    const length = term.split(' ').length;
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(' ');
      if (part.length < 4 || wordsOfTheirOwn.has(part)) continue;
      const most = part.length >= 6 ? 2 : 1;
      const mistakes = mistakesBetween(part, term, most);
      // People rarely get the first letter wrong, and other words differ in it.
      if (mistakes > most || part[0] !== term[0]) continue;
      const isForgiven = mistakes <= forgiven(part);
      for (const niche of niches) near.push({ niche, mistakes, isForgiven });
    }
  }
  return near.sort((a, b) => a.mistakes - b.mistakes);
}

/**
 * Understands a type of business: its name or another word for it, in any case and number, alone or
 * in a longer phrase (“emergency plumber in Caversham”), with a slip of the pen where only one niche
 * can be meant.
 *
 * @param text as typed
 * @param niches all that there are
 * @returns `found` with every niche that the text names
 */
export function matchBusinessType(text: string, niches: readonly NicheWords[]): BusinessMatch {
  const words = wordsOf(text).map(singular);
  const terms = termsOf(niches);
  const exact = findExactly(words, terms);
  if (exact.length > 0) return { kind: 'found', niches: exact };
  const near = findNearby(words, terms);
  const meant = new Set(near.filter(({ isForgiven }) => isForgiven).map(({ niche }) => niche));
  if (meant.size === 1) return { kind: 'found', niches: [...meant] };
  return { kind: 'unknown', near: [...new Set(near.map(({ niche }) => niche))] };
}

/**
 * Looks for niches in a text that somebody wrote about something else, such as a message. Slips of
 * the pen are not forgiven here: among many words, some come near by chance.
 *
 * @param niches all that there are
 * @returns every niche that the text names, none when it names none
 */
export function recogniseNiches(text: string, niches: readonly NicheWords[]): NicheWords[] {
  return findExactly(wordsOf(text).map(singular), termsOf(niches));
}
