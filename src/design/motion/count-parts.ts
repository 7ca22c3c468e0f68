/** A figure taken apart for counting. */
export interface CountParts {
  before: string;
  /** What is counted up to. */
  target: number;
  /** Digits after the point. */
  decimals: number;
  /** Written with commas between thousands. */
  grouped: boolean;
  after: string;
}

const onePart = /^(\D*)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\D*)$/;

/**
 * Finds the number in a figure.
 *
 * @param value as staff wrote it, e.g. `9,500`, `0.8`, `90+`
 * @returns `null` for a figure without a number, or with several (`24/7`): it is shown as given
 *   (specification, section 4, counters)
 */
export function countParts(value: string): CountParts | null {
  const [, before = '', number, after = ''] = onePart.exec(value) ?? [];
  if (number === undefined) return null;
  const plain = number.replaceAll(',', '');
  return {
    before,
    target: Number(plain),
    decimals: plain.split('.')[1]?.length ?? 0,
    grouped: number.includes(','),
    after,
  };
}

/**
 * Writes a counter’s figure on its way.
 *
 * @param progress 0 at the start, 1 when it has arrived
 */
export function countAt(parts: CountParts, progress: number): string {
  const { before, target, decimals, grouped, after } = parts;
  const number = (target * Math.min(Math.max(progress, 0), 1)).toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  });
  return before + number + after;
}
