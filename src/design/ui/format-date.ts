/**
 * Shows a calendar date the British way.
 *
 * @param isoDate `2025-01-18` or a full ISO time; read in UTC, so no machine's zone moves the day
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
