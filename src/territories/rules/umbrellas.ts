/**
 * Niches that stand for several others, by their keys. Whoever holds the umbrella in an area holds
 * the single niches under it as well. The other way round nothing follows: a plumber does not keep
 * a builder out, so whoever asks for the umbrella is told of single niches and not refused.
 */
const umbrellas: Readonly<Record<string, readonly string[]>> = {
  trades: ['plumbers', 'electricians', 'carpenters'],
};

/** Whether a reservation of one niche shuts another one out; both are keys of niches. */
export function reserves(reserved: string, asked: string): boolean {
  return reserved === asked || isUnder(reserved, asked);
}

/** Whether a niche is one of those that an umbrella stands for; both are keys of niches. */
export function isUnder(umbrella: string, niche: string): boolean {
  return nichesUnder(umbrella).includes(niche);
}

/** Keys of the niches that a niche stands for, beside itself; none for most. */
export function nichesUnder(umbrella: string): readonly string[] {
  return umbrellas[umbrella] ?? [];
}
