import { randomUUID } from 'node:crypto';
import { sharedState } from './shared-state.ts';

const ukDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' });
const minuteMs = 60_000;

/** Channel of PostgreSQL on which a process announces its changes; the payload is its name. */
export const editionChannel = 'site_edition';

const edition = () =>
  sharedState('edition', () => ({
    count: 0,
    day: '',
    checkedAt: 0,
    isFollowed: true,
    processName: randomUUID(),
  }));

/**
 * Counts changes to the site's content by any process. A page rendered across two editions may be
 * stale. A new UK day is a new edition: pages show years and dates. While changes of other processes
 * can't be heard, each call returns a new edition, so that nothing is kept.
 */
export function currentEdition(): number {
  const state = edition();
  if (!state.isFollowed) state.count += 1;
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

/** Records whether other processes' changes are heard; some may have been missed until now. */
export function followEdition(isFollowed: boolean): void {
  edition().isFollowed = isFollowed;
  beginNewEdition();
}

/** Tells this process's own announcements apart. */
export const editionProcessName = (): string => edition().processName;
