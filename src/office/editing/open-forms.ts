import {
  type EditingState,
  editionHeader,
  type SaveConflict,
  type TakenOver,
} from '@/content/rules/differences';
import { askAsStaff } from '@/platform/ask-as-staff';
import { postJson } from '@/platform/own-server';

/** An open form of the back office, with the state for its next save. */
export interface OpenForm {
  /** Path of its saves: `/api/posts/3` or `/api/globals/navigation`. */
  path: string;
  method: 'PATCH' | 'POST';
  /** The base of the form; null until the server has sent it. */
  edition: Record<string, string> | null;
  /** Reason why saving is blocked, in words. */
  blocked: string | null;
  /** The previous save. The next one waits for it, because it returns the new base. */
  turn: Promise<unknown>;
  onConflict: (conflict: SaveConflict) => void;
  onTakenOver: (takenOver: TakenOver) => void;
}

/** The last form is on top: a drawer over the page may edit the same document. */
const forms: OpenForm[] = [];

interface SaveAnswer {
  doc?: { _edition?: Record<string, string> };
  result?: { _edition?: Record<string, string> };
  errors?: { data?: { conflict?: SaveConflict; takenOver?: TakenOver } }[];
}

async function learnFrom(form: OpenForm, answer: Response): Promise<void> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as SaveAnswer;
  if (answer.ok) {
    form.edition = (body.doc ?? body.result)?._edition ?? form.edition;
    return;
  }
  const data = body.errors?.[0]?.data;
  if (data?.conflict) form.onConflict(data.conflict);
  if (data?.takenOver) form.onTakenOver(data.takenOver);
}

async function save(ask: typeof fetch, form: OpenForm, ...[input, init]: Parameters<typeof fetch>) {
  if (form.blocked) {
    return Response.json({ errors: [{ message: form.blocked }] }, { status: 423 });
  }
  const headers = new Headers(init?.headers);
  if (form.edition) headers.set(editionHeader, JSON.stringify(form.edition));
  const answer = await ask(input, { ...init, headers });
  await learnFrom(form, answer);
  return answer;
}

function findForm(...[input, init]: Parameters<typeof fetch>): OpenForm | undefined {
  if (typeof input !== 'string' || !init?.method) return undefined;
  const { origin, pathname } = new URL(input, window.location.href);
  if (origin !== window.location.origin) return undefined;
  const asked = init.method.toUpperCase();
  return forms.findLast(({ path, method }) => path === pathname && method === asked);
}

let isWatching = false;

/**
 * Payload’s form accepts no headers, hides the server’s answer, and saves from four places. So this
 * wraps `fetch`, which all four call.
 */
function watchSaves(): void {
  if (isWatching) return;
  isWatching = true;
  const ask = window.fetch.bind(window);
  window.fetch = (...request) => {
    const form = findForm(...request);
    if (!form) return ask(...request);
    const answer = form.turn.then(() => save(ask, form, ...request));
    form.turn = answer.catch(() => undefined);
    return answer;
  };
}

/** @returns a function that removes the form from the list */
export function registerForm(form: OpenForm): () => void {
  watchSaves();
  forms.push(form);
  return () => {
    forms.splice(forms.indexOf(form), 1);
  };
}

export interface Edited {
  slug: string;
  /** Undefined for a global. */
  id?: number;
}

/** The editor of a document; null when the server gives no answer. */
export async function readState(edited: Edited, signal: AbortSignal): Promise<EditingState | null> {
  try {
    const response = await postJson('/api/editing/state', edited, { signal });
    return response.ok ? ((await response.json()) as EditingState) : null;
  } catch {
    // Also a form that closes between the answer's head and its body.
    return null;
  }
}

/**
 * Compares the form with the stored document, and its base with changes by others.
 *
 * @throws with a message for the user
 */
export async function compare(
  edited: Edited,
  data: Record<string, unknown>,
  edition?: Record<string, string> | null,
): Promise<SaveConflict | null> {
  // A file has no textual form; the form keeps it.
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

/** `at 14:02`; with the day, when older than twelve hours. */
export function wordMoment(iso: string): string {
  const date = new Date(iso);
  const isNear = Math.abs(Date.now() - date.getTime()) < 12 * 3_600_000;
  return isNear ? `at ${time.format(date)}` : `on ${dayAndTime.format(date)}`;
}
