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
