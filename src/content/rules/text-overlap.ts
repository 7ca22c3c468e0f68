/** Short enough to find a sentence with one word changed, long enough not to find plain English. */
const shingleLength = 5;

/** Every run of five words in a row, whatever case and punctuation; a shorter text is one run. */
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
 * How much two texts say in the same words: the share of the smaller text's five-word shingles that
 * the other one has, too. Pages that differ in a place name only come out near 1.
 *
 * @returns 0 (nothing in common, or a text without words) to 1 (the smaller one is in the other);
 *   the same for both orders
 */
export function textOverlap(one: string, other: string): number {
  const [small, large] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size);
  if (!small || !large || small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
