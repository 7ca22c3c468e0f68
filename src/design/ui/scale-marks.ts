/**
 * Chooses the numbered marks of a scale: round steps, never more than a phone has room for.
 *
 * @param total length of the scale, more than 0
 * @param steps allowed distances between marks, smallest first
 * @returns from 0 to `total`; the last round mark gives way when it would touch the end
 */
export function scaleMarks(total: number, steps: readonly [number, ...number[]]): number[] {
  const step = steps.find((candidate) => total / candidate <= 7) ?? Math.ceil(total / 7);
  const marks: number[] = [];
  for (let mark = 0; mark < total - step * 0.6; mark += step) marks.push(mark);
  return [...marks, total];
}
