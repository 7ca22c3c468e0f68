import { TZDate } from '@date-fns/tz';

/**
 * The moment at which a day begins in the UK, as stored dates are compared with.
 *
 * @param day `YYYY-MM-DD`
 * @returns ISO moment
 */
export function startOfUkDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, 'Europe/London').getTime()).toISOString();
}
