import { randomUUID } from 'node:crypto';
import { sharedState } from './shared-state.ts';

const ukDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' });
const minuteMs = 60_000;

/** Channel of PostgreSQL on which a process announces its changes; the payload is an announcement. */
export const editionChannel = 'site_edition';
/** PostgreSQL's name for the connections that listen to announcements. */
export const listenerName = 'site editions';

/** A process that does not confirm a change in time hangs, or finds that it lost its connection. */
const mostPatienceMs = 3_000;

/** A change, announced as `<name of the process>:<number>`. */
export type Announcement = string;

/** Of an announcement: processes that confirmed it, and a check at each. */
interface Hearing {
  confirmed: number;
  check: () => void;
}

/** Announcements of changes that were rolled back are never confirmed. */
const mostHearings = 100;

const edition = () =>
  sharedState('edition', () => ({
    count: 0,
    day: '',
    checkedAt: 0,
    /** Null in a process without a listener, such as a command. */
    hearsOthers: null as boolean | null,
    processName: randomUUID(),
    announced: 0,
    hearings: new Map<Announcement, Hearing>(),
  }));

/**
 * Counts changes to the site's content by any process. A page rendered across two editions may be
 * stale. A new UK day is a new edition: pages show years and dates. While changes of other processes
 * can't be heard, each call returns a new edition, so that nothing is kept.
 */
export function currentEdition(): number {
  const state = edition();
  if (state.hearsOthers === false) state.count += 1;
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
  edition().hearsOthers = isFollowed;
  beginNewEdition();
}

const byProcess = (name: string) => `site_edition_of_${name.replaceAll('-', '_')}`;

/** Channel on which other processes confirm this one's announcements. */
export const ownChannel = (): string => byProcess(edition().processName);

/** Channel on which an announcement is confirmed. */
export const channelOf = (announcement: Announcement): string =>
  byProcess(announcement.split(':')[0] ?? '');

export function nextAnnouncement(): Announcement {
  const state = edition();
  state.announced += 1;
  const announcement = `${state.processName}:${state.announced}`;
  state.hearings.set(announcement, { confirmed: 0, check: () => {} });
  const [oldest] = state.hearings.keys();
  if (state.hearings.size > mostHearings && oldest) state.hearings.delete(oldest);
  return announcement;
}

/** Tells this process's own announcements apart. */
export const isOwn = (announcement: Announcement): boolean =>
  announcement.startsWith(`${edition().processName}:`);

/**
 * Resolves when so many listening processes have confirmed a change, so that its editor finds it on
 * each of them, or after three seconds. Without a listener of its own the process can't be told.
 */
export async function untilHeard(announcement: Announcement, listeners: number): Promise<void> {
  const { hearings, hearsOthers } = edition();
  const hearing = hearings.get(announcement);
  if (!hearsOthers || !hearing) return;
  await new Promise<void>((resolve) => {
    const limit = setTimeout(resolve, mostPatienceMs);
    hearing.check = () => {
      if (hearing.confirmed < listeners) return;
      clearTimeout(limit);
      resolve();
    };
    hearing.check();
  });
  hearings.delete(announcement);
}

/** Records that a listening process, or this one, has begun a new edition for an announcement. */
export function confirmHeard(announcement: Announcement): void {
  const hearing = edition().hearings.get(announcement);
  if (!hearing) return;
  hearing.confirmed += 1;
  hearing.check();
}
