const weeksPer: Record<string, number> = { day: 1 / 5, week: 1, month: 13 / 3 };

/**
 * Reads a duration from an editor's text as working weeks; a range counts with its longer end.
 *
 * @param duration e.g. `2 weeks`, `1–2 weeks`, `3 days`
 * @returns `null` without a duration
 */
export function weeksOf(duration: string | null): number | null {
  const [, count, unit] = /(\d+(?:\.\d+)?)\s*(day|week|month)s?\b/i.exec(duration ?? '') ?? [];
  const weeks = Number(count) * (weeksPer[unit?.toLowerCase() ?? ''] ?? 0);
  return weeks > 0 ? weeks : null;
}
