/**
 * Formats a duration as on a road sign.
 *
 * @param minutes whole minutes, 0 or more
 * @returns e.g. `55 min`, `2 h`, `2 h 20 min`
 */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
