const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** When a scan was made, in UK time: `21 November 2026 at 22:40`. */
export function formatScanMoment(moment: Date): string {
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part.day} ${part.month} ${part.year} at ${part.hour}:${part.minute}`;
}
