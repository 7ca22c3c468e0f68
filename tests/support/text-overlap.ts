/**
 * Words: short enough to match sentences with one changed word, long enough to skip common phrases.
 */
const shingleLength = 5;

/** All runs of five words, ignoring case and punctuation; a shorter text is one run. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length === 0) return new Set();
  const count = Math.max(1, words.length - shingleLength + 1);
  return new Set(
    Array.from({ length: count }, (_none, index) =>
      words.slice(index, index + shingleLength).join(' '),
    ),
  );
}

/**
 * Measures how far two texts share wording: the share of the smaller text's five-word shingles
 * found in the other. Pages that differ only in a place name score near 1.
 *
 * @returns 0 (no common shingle, or an empty text) to 1 (the smaller text is contained); symmetric
 */
export function textOverlap(one: string, other: string): number {
  const [small, large] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size);
  if (!small || !large || small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
