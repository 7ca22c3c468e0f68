import { sharedState } from './shared-state.ts';

const ukDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' });
const minuteMs = 60_000;

const edition = () => sharedState('edition', () => ({ count: 0, day: '', checkedAt: 0 }));

/**
 * Counts changes to the site's content. A page rendered across two editions may be stale. A new UK
 * day is a new edition: pages show years and dates.
 */
export function currentEdition(): number {
  const state = edition();
  const minute = Math.floor(Date.now() / minuteMs);
  if (minute !== state.checkedAt) {
    const day = ukDate.format(minute * minuteMs);
    if (day !== state.day && state.day !== '') state.count += 1;
    Object.assign(state, { day, checkedAt: minute });
  }
  return state.count;
}

/** Records a change: everything rendered or read before is stale. */
export function beginNewEdition(): void {
  edition().count += 1;
}
