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
