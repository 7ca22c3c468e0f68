'use client';

import { toast, useRouteCache } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toPoundsInput } from '../rules/parse-pounds';
import { allCells, type PriceGroup } from '../rules/price-board';
import { countPrices, readEdits } from '../rules/price-edits';
import type { FigureId } from '../rules/price-figures';
import { loadBoard, saveEdits } from './price-board-api';
import { useTypedPrices } from './use-typed-prices';

export type Pending = readonly (readonly [FigureId, number | null])[];

/** The prices as the server has them, what is typed over them, and the way to save it. */
export function usePriceBoard(initialGroups: PriceGroup[], pending: Pending) {
  const { clearRouteCache } = useRouteCache();
  const [groups, setGroups] = useState(initialGroups);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  /** Counts the saves, so that the history knows when to read itself anew. */
  const [saves, setSaves] = useState(0);
  const known = useMemo(
    () => new Set(allCells(groups.filter(({ isEditable }) => isEditable)).map((c) => c.figure)),
    [groups],
  );
  const typing = useTypedPrices(
    pending.map(([figure, pence]) => [figure, toPoundsInput(pence)] as const),
    known,
  );
  const { edits, problems } = useMemo(
    () => readEdits(groups, typing.typed),
    [groups, typing.typed],
  );

  const reload = useCallback(async () => {
    setGroups(await loadBoard());
    setSaves((count) => count + 1);
    clearRouteCache();
  }, [clearRouteCache]);

  async function save() {
    if (edits.length === 0 || problems.size > 0 || isSaving) return;
    setIsSaving(true);
    setProblem('');
    try {
      const { saved } = await saveEdits(edits);
      typing.undoAll();
      toast.success(`${countPrices(saved)} saved. The site shows them from the next view on.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
    // After a refusal as well: then the table shows what the others have set.
    await reload().catch((error: Error) => setProblem(error.message));
    setIsSaving(false);
  }

  const hasEdits = edits.length > 0;
  useEffect(() => {
    if (!hasEdits) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasEdits]);

  return { groups, ...typing, edits, problems, isSaving, problem, saves, save, reload };
}
