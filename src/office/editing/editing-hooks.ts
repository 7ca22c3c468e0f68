'use client';

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditingState, SaveConflict } from '@/content/rules/differences';
import { type Edited, type OpenForm, readState } from './open-forms';

/** Frequent enough to freeze a form quickly, and cheap for the server. */
const everyMs = 2500;

/**
 * Polls the document’s editor while its form is open and visible.
 *
 * @param isOn false while polling is unnecessary
 */
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

/**
 * Disables a form and its saves, and keeps the input visible.
 *
 * @returns the container of the notice
 */
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

/**
 * Puts the chosen values into the form and saves it from the new base. Documents with drafts are
 * saved as a draft, so that the editor reviews before publishing.
 *
 * @param onDone called after the save, or after a refusal that the form itself shows
 */
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
