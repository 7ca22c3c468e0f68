import { countTypingMistakes, dropPluralEnding, splitIntoKnownRuns, splitWords } from './postcodes';

/** A reserved umbrella also reserves its niches, but a plumber does not exclude a builder. */
const umbrellas: Readonly<Record<string, readonly string[]>> = {
  trades: ['plumbers', 'electricians', 'carpenters'],
};

/** True if a reservation of one niche blocks another; both are niche keys. */
export function reservesNiche(reserved: string, asked: string): boolean {
  return reserved === asked || isNicheUnder(reserved, asked);
}

/** True for a niche under an umbrella; both are niche keys. */
export function isNicheUnder(umbrella: string, niche: string): boolean {
  return listNichesUnder(umbrella).includes(niche);
}

/** Keys of the niches that a niche includes; none for most. */
export function listNichesUnder(umbrella: string): readonly string[] {
  return umbrellas[umbrella] ?? [];
}

/** A niche's name within a sentence; abbreviations keep their capitals. */
export function writeNicheInSentence(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

export interface NicheWords {
  /** Constant when the niche is renamed. */
  key: string;
  name: string;
  /** Synonyms, e.g. `heating engineer`. */
  words: readonly string[];
}

export type BusinessMatch =
  | { kind: 'found'; niches: NicheWords[] }
  /** With similar niches; none where nothing comes near. */
  | { kind: 'unknown'; near: NicheWords[] };

/** A printer is no painter: extend this list for each wrong match of one letter. */
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

function findNamedNiches(words: readonly string[], terms: Terms): NicheWords[] {
  const longest = Math.max(1, ...[...terms.keys()].map((term) => term.split(' ').length));
  const runs = splitIntoKnownRuns(words, longest, terms);
  return [...new Set(runs.flatMap(({ run }) => [...(terms.get(run) ?? [])]))];
}

/** Tolerated typing mistakes per word: none in short words, which would become other words. */
function countForgivenMistakes(word: string): number {
  return word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0;
}

function findMisspeltNiches(words: readonly string[], terms: Terms): NicheWords[] {
  const found = [...terms].filter(([term]) => {
    const length = term.split(' ').length;
    return words.some((_, at) => {
      const part = words.slice(at, at + length).join(' ');
      const most = countForgivenMistakes(part);
      // People rarely mistype the first letter, and other words differ in it.
      if (most === 0 || part[0] !== term[0] || wordsOfTheirOwn.has(part)) return false;
      return at + length <= words.length && countTypingMistakes(part, term, most) <= most;
    });
  });
  return [...new Set(found.flatMap(([, niches]) => [...niches]))];
}

/**
 * Recognises a name or synonym, also within a phrase (“emergency plumber in Caversham”). A typing
 * mistake is tolerated if only one niche fits.
 */
export function matchBusinessType(text: string, niches: readonly NicheWords[]): BusinessMatch {
  const words = splitTerms(text);
  const terms = collectTerms(niches);
  const named = findNamedNiches(words, terms);
  if (named.length > 0) return { kind: 'found', niches: named };
  const near = findMisspeltNiches(words, terms);
  return near.length === 1 ? { kind: 'found', niches: near } : { kind: 'unknown', near };
}

/** Tolerates no typing mistakes: among many words, some come near by chance. */
export function findNichesInText(text: string, niches: readonly NicheWords[]): NicheWords[] {
  return findNamedNiches(splitTerms(text), collectTerms(niches));
}
