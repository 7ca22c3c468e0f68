const zone = 'Europe/London';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Within this time a weekday alone identifies the day. */
const namedDaysMs = 6 * 24 * hourMs;

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  const parts = momentFormat.formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** `Mon 14:00` within six days of now, `Mon 30 Nov 14:00` in the same year, else with the year. */
export function shortUkMoment(moment: Date, now: Date): string {
  const { weekday, day, month, year, hour, minute } = partsOf(moment);
  const time = `${hour}:${minute}`;
  if (Math.abs(moment.getTime() - now.getTime()) < namedDaysMs) return `${weekday} ${time}`;
  if (year === partsOf(now).year) return `${weekday} ${day} ${month} ${time}`;
  return `${day} ${month} ${year} ${time}`;
}
