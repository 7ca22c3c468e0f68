'use client';

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SaveConflict } from '@/content/rules/differences';
import type { OpenForm } from './open-forms';

/** Whether a save of its kind can be a draft, which nobody but staff sees. */
function hasDrafts(config: { versions?: unknown } | null | undefined): boolean {
  return Boolean(config?.versions && (config.versions as { drafts?: unknown }).drafts);
}

/**
 * Puts the chosen values into the form and saves it from the new base. What has drafts is saved as
 * one: what goes on the site is for the editor to say, after a look.
 *
 * @param onDone once it is saved, or refused for another reason, which the form then tells
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
    // This one save may pass; the next conflict finds the form as it was.
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

  // The form has the chosen values once it was rendered with them.
  useEffect(() => {
    if (step === 'saving') void save();
  }, [step]);

  return { resolve, isBusy: step !== 'none', problem };
}
