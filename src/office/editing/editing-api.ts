import type { EditingState, SaveConflict } from '@/content/rules/differences';
import { askAsStaff } from '@/platform/ask-as-staff';
import { postJson } from '@/platform/own-server';

export interface Edited {
  slug: string;
  /** Undefined for a global. */
  id?: number;
}

/** Who holds a document; null when the server can’t say so now. */
export async function readState(edited: Edited, signal: AbortSignal): Promise<EditingState | null> {
  const response = await postJson('/api/editing/state', edited, { signal }).catch(() => null);
  return response?.ok ? ((await response.json()) as EditingState) : null;
}

/**
 * What the form holds that is not stored; with the form’s base, of what others changed since.
 *
 * @throws with words for the person
 */
export async function compare(
  edited: Edited,
  data: Record<string, unknown>,
  edition?: Record<string, string> | null,
): Promise<SaveConflict | null> {
  // A file has no words; the form keeps it.
  const { file: _file, ...fields } = data;
  const body = { ...edited, data: fields, ...(edition ? { edition } : {}) };
  return (await askAsStaff<{ conflict: SaveConflict | null }>('/api/editing/compare', body))
    .conflict;
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** `at 14:02`; with the day, when that was not in the last half day. */
export function wordMoment(iso: string): string {
  const date = new Date(iso);
  const isNear = Math.abs(Date.now() - date.getTime()) < 12 * 3_600_000;
  return isNear ? `at ${time.format(date)}` : `on ${dayAndTime.format(date)}`;
}
