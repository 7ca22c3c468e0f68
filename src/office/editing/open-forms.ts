'use client';

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Payload’s form hides the server’s answer and saves from four places, which all call `fetch`. */
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
async function readState(edited: Edited, signal: AbortSignal): Promise<EditingState | null> {
  try {
    const response = await postJson('/api/editing/state', edited, { signal });
    return response.ok ? ((await response.json()) as EditingState) : null;
  } catch {
    // Also a form that closes between the answer's head and its body.
    return null;
  }
}

/** @throws with a message for the user */
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

/** Frequent enough to freeze a form quickly, and cheap for the server. */
const everyMs = 2500;

/** @param isOn false while polling is unnecessary */
export function useEditingState(
  { slug, id }: Edited,
  isOn: boolean,
  onState: (state: EditingState) => void,
): () => void {
  const now = useRef<() => void>(() => {});
  const tell = useEffectEvent(onState);
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let timer = 0;
    async function ask() {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        const state = await readState(id === undefined ? { slug } : { slug, id }, stop.signal);
        if (stop.signal.aborted) return;
        if (state) tell(state);
      }
      timer = window.setTimeout(ask, everyMs);
    }
    const askNow = () => void ask();
    now.current = askNow;
    askNow();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      stop.abort();
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [slug, id, isOn]);
  return () => now.current();
}

const whyBlocked = 'Not saved: see the note above the form.';

/** All parts of a form except the notice: fields, sidebar and buttons. */
function partsAround(notice: HTMLElement): Element[] {
  const form = notice.closest('form');
  const parts = form?.querySelectorAll(
    '.doc-controls, .document-fields__sidebar-wrap, .document-fields__edit > *, .document-fields__fields > *',
  );
  return [...(parts ?? [])].filter((part) => !part.contains(notice));
}

/** Disables a form and its saves. Returns the container of the notice. */
export function useFrozenForm(isFrozen: boolean, openForm: () => OpenForm | null) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = openForm();
    if (!isFrozen || !notice.current || !open) return;
    const parts = partsAround(notice.current);
    open.blocked = whyBlocked;
    for (const part of parts) part.setAttribute('inert', '');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    notice.current.scrollIntoView({ block: 'center' });
    return () => {
      open.blocked = null;
      for (const part of parts) part.removeAttribute('inert');
      window.removeEventListener('beforeunload', ask);
    };
  }, [isFrozen, openForm]);
  return notice;
}

/** Whether a document can be saved as a draft, which only staff see. */
function hasDrafts(config: { versions?: unknown } | null | undefined): boolean {
  return Boolean(config?.versions && (config.versions as { drafts?: unknown }).drafts);
}

/** Saves the chosen values from the new base; as a draft where possible, for review. */
export function useResolve(
  form: () => OpenForm | null,
  onDone: (resolved: SaveConflict | null) => void,
) {
  const { reset, getData, setModified, submit } = useForm();
  const { action, id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [step, setStep] = useState<'none' | 'filling' | 'saving'>('none');
  const [problem, setProblem] = useState('');
  const [resolved, setResolved] = useState<SaveConflict | null>(null);
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug });
  const isDrafted = hasDrafts(config as { versions?: unknown });

  async function resolve(conflict: SaveConflict, theirs: ReadonlySet<string>) {
    const open = form();
    if (!open) return;
    setStep('filling');
    setProblem('');
    const chosen = Object.fromEntries(
      conflict.fields
        .filter(({ name }) => theirs.has(name))
        .map(({ name, value }) => [name, value]),
    );
    try {
      await reset({ ...getData(), ...chosen });
      open.edition = conflict.edition;
      setResolved(conflict);
      setStep('saving');
    } catch {
      setProblem('The server can’t be reached. Try again in a moment.');
      setStep('none');
    }
  }

  const save = useEffectEvent(async () => {
    const open = form();
    const blocked = open?.blocked ?? null;
    // Unblocks this save only; a further conflict blocks the form again.
    if (open) open.blocked = null;
    setModified(true);
    const draft = { action: `${action}&draft=true`, overrides: { _status: 'draft' } };
    const result = await submit({
      ...(isDrafted ? { ...draft, skipValidation: true } : { action }),
      method: id === undefined ? 'POST' : 'PATCH',
      disableSuccessStatus: true,
    });
    if (open) open.blocked = blocked;
    if ((result as { res?: Response } | undefined)?.res?.ok) {
      toast.success(
        isDrafted ? 'Saved as a draft. Publish it when it is ready.' : 'Saved as you chose.',
      );
    }
    setStep('none');
    onDone(resolved);
  });

  // The form has the chosen values only after the next render.
  useEffect(() => {
    if (step === 'saving') void save();
  }, [step]);

  return { resolve, isBusy: step !== 'none', problem };
}
