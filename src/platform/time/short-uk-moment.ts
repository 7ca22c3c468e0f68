type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';

/** Formats the parts of moments in UK time. */
export function ukParts(options: Partial<Record<Part, 'short' | 'long' | 'numeric'>>) {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(options as Intl.DateTimeFormatOptions),
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (moment: Date) =>
    Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    ) as Record<Part, string>;
}

/** Within six days a weekday alone identifies the day. */
const namedDaysMs = 6 * 24 * 60 * 60_000;

const partsOf = ukParts({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** `Mon 14:00` within six days of now, `Mon 30 Nov 14:00` in the same year, else with the year. */
export function shortUkMoment(moment: Date, now: Date): string {
  const { weekday, day, month, year, hour, minute } = partsOf(moment);
  const time = `${hour}:${minute}`;
  if (Math.abs(moment.getTime() - now.getTime()) < namedDaysMs) return `${weekday} ${time}`;
  if (year === partsOf(now).year) return `${weekday} ${day} ${month} ${time}`;
  return `${day} ${month} ${year} ${time}`;
}
