import { TZDate } from '@date-fns/tz';

const zone = 'Europe/London';

/** Limit against typing errors in the year. */
const mostYears = 5;

const echoFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a moment in full, in UK time: `Friday 27 November 2026 at 09:30`. */
export function longUkMoment(moment: Date): string {
  return echoFormat.format(moment).replace(',', '');
}

/** Formats a moment's UK day as typed: `27/11/2026`. */
export function typedUkDay(moment: Date): string {
  const day = new TZDate(moment.getTime(), zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`;
}

/** Parses a day (`27/11/2026`) and a time (`09:30`) in UK time: the moment, or an error message. */
export function readUkMoment(day: string, time: string, now: Date): Date | string {
  const [, dayOfMonth, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day.trim()) ?? [];
  if (!dayOfMonth || !month || !year) return 'Write the day as 27/11/2026: day, month, year.';
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim()) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) {
    return 'Write the time as 09:30, from 00:00 to 23:59.';
  }
  const moment = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(dayOfMonth),
    Number(hour),
    Number(minute),
    zone,
  );
  const isThatDay =
    moment.getMonth() === Number(month) - 1 && moment.getDate() === Number(dayOfMonth);
  if (!isThatDay) return `There is no ${day.trim()}.`;
  if (moment.getTime() <= now.getTime()) return 'That moment has passed.';
  if (Number(year) > now.getUTCFullYear() + mostYears) return 'That is more than five years away.';
  return new Date(moment.getTime());
}

interface Refused {
  name?: string;
  message?: string;
  isPublic?: boolean;
  data?: { errors?: { label?: string; path?: string; message?: string }[] } | null;
}

/** Words the reason why a document cannot be published or unpublished. */
export function describePublishProblem(error: unknown): string {
  const { name, message, isPublic, data } = error as Refused;
  const fields = data?.errors ?? [];
  if (fields.length > 0) {
    const named = fields.map(
      (field) => `“${field.label || field.path}”: ${field.message?.replace(/\.?$/, '.')}`,
    );
    return `Something is missing or wrong. ${[...new Set(named)].join(' ')}`;
  }
  if (name === 'Forbidden') return 'The account that scheduled it may not publish it any more.';
  if (name === 'NotFound') return 'It was deleted, or lies in the trash.';
  if (isPublic && message) return message;
  return 'Something went wrong on the server. Publish it by hand, or schedule it again.';
}
