/**
 * Formats a date in UK style.
 *
 * @param isoDate `2025-01-18` or a full ISO time; read in UTC, so that the machine's time zone
 *   cannot shift the day
 * @returns e.g. `18 Jan 2025`
 */
export function formatDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Formats whole minutes as on a road sign: `55 min`, `2 h`, `2 h 20 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const weeksPer: Record<string, number> = { day: 1 / 5, week: 1, month: 13 / 3 };

/** Reads a duration from an editor's text as working weeks; a range counts with its longer end. */
export function weeksOf(duration: string | null): number | null {
  const [, count, unit] = /(\d+(?:\.\d+)?)\s*(day|week|month)s?\b/i.exec(duration ?? '') ?? [];
  const weeks = Number(count) * (weeksPer[unit?.toLowerCase() ?? ''] ?? 0);
  return weeks > 0 ? weeks : null;
}

/** Adds up durations, e.g. to `8 weeks`, ranges to `about 3 weeks`; `null` unless each is known. */
export function totalWeeks(durations: readonly (string | null)[]): string | null {
  const weeks = durations.map(weeksOf);
  const known = weeks.filter((count) => count !== null);
  if (known.length === 0 || known.length < weeks.length) return null;
  const total = known.reduce((sum, count) => sum + count, 0);
  const whole = Math.max(Math.round(total), 1);
  const words = whole === 1 ? '1 week' : `${whole} weeks`;
  const isExact =
    Math.abs(total - whole) < 0.01 && !durations.some((text) => /\d\D\d/.test(text ?? ''));
  return isExact ? words : `about ${words}`;
}
