import { countTypingMistakes, dropPluralEnding, splitIntoKnownRuns, splitWords } from './postcodes';

/**
 * Niches that stand for several others, by their keys. Whoever holds the umbrella in an area holds
 * the single niches under it as well. The other way round nothing follows: a plumber does not keep
 * a builder out, so whoever asks for the umbrella is told of single niches and not refused.
 */
const umbrellas: Readonly<Record<string, readonly string[]>> = {
  trades: ['plumbers', 'electricians', 'carpenters'],
};

/** Whether a reservation of one niche shuts another one out; both are keys of niches. */
export function reservesNiche(reserved: string, asked: string): boolean {
  return reserved === asked || isNicheUnder(reserved, asked);
}

/** Whether a niche is one of those that an umbrella stands for; both are keys of niches. */
export function isNicheUnder(umbrella: string, niche: string): boolean {
  return listNichesUnder(umbrella).includes(niche);
}

/** Keys of the niches that a niche stands for, beside itself; none for most. */
export function listNichesUnder(umbrella: string): readonly string[] {
  return umbrellas[umbrella] ?? [];
}

/** Writes a niche’s name within a sentence; abbreviations keep their capitals. */
export function writeNicheInSentence(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

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
  ['printer', 'pointer', 'banker', 'barker', 'grazier', 'sawyer', 'electronic'].map(
    dropPluralEnding,
  ),
);

type Terms = ReadonlyMap<string, ReadonlySet<NicheWords>>;

const splitTerms = (text: string) => splitWords(text).map(dropPluralEnding);

function collectTerms(niches: readonly NicheWords[]): Terms {
  const terms = new Map<string, Set<NicheWords>>();
  for (const niche of niches) {
    for (const text of [niche.name, ...niche.words]) {
      const term = splitTerms(text).join(' ');
      if (term) terms.set(term, (terms.get(term) ?? new Set()).add(niche));
    }
  }
  return terms;
}

/** The niches whose words stand in a text. */
function findNamedNiches(words: readonly string[], terms: Terms): NicheWords[] {
  const longest = Math.max(1, ...[...terms.keys()].map((term) => term.split(' ').length));
  const runs = splitIntoKnownRuns(words, longest, terms);
  return [...new Set(runs.flatMap(({ run }) => [...(terms.get(run) ?? [])]))];
}

/** Slips that are forgiven in a word: none in short ones, where they make another word. */
function countForgivenMistakes(word: string): number {
  return word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0;
}

/** Niches with a word that the text has with a slip of the pen. */
function findMisspeltNiches(words: readonly string[], terms: Terms): NicheWords[] {
  const found = [...terms].filter(([term]) => {
    const length = term.split(' ').length;
    return words.some((_, at) => {
      const part = words.slice(at, at + length).join(' ');
      const most = countForgivenMistakes(part);
      // People rarely get the first letter wrong, and other words differ in it.
      if (most === 0 || part[0] !== term[0] || wordsOfTheirOwn.has(part)) return false;
      return at + length <= words.length && countTypingMistakes(part, term, most) <= most;
    });
  });
  return [...new Set(found.flatMap(([, niches]) => [...niches]))];
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
  const words = splitTerms(text);
  const terms = collectTerms(niches);
  const named = findNamedNiches(words, terms);
  if (named.length > 0) return { kind: 'found', niches: named };
  const near = findMisspeltNiches(words, terms);
  return near.length === 1 ? { kind: 'found', niches: near } : { kind: 'unknown', near };
}

/**
 * Looks for niches in a text that somebody wrote about something else, such as a message. Slips of
 * the pen are not forgiven here: among many words, some come near by chance.
 *
 * @param niches all that there are
 * @returns every niche that the text names, none when it names none
 */
export function findNichesInText(text: string, niches: readonly NicheWords[]): NicheWords[] {
  return findNamedNiches(splitTerms(text), collectTerms(niches));
}
