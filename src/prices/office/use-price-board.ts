'use client';

import { toast, useRouteCache } from '@payloadcms/ui';
import { useEffect, useMemo, useState } from 'react';
import { useAttempt } from '@/design/office/controls';
import { toPoundsInput } from '../rules/money';
import { findOfferWarnings, repriceOffers } from '../rules/offer-checks';
import {
  allCells,
  countPrices,
  type PricePlaces,
  readEdits,
  type Typed,
} from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';
import { loadBoard, loadPlaces, saveEdits, useAnswer } from './price-board-api';

/** Typed prices survive navigation within the back office, in this tab. */
const storageKey = 'price-board';

function readStored(known: ReadonlySet<FigureId>): [FigureId, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry): entry is [FigureId, string] =>
        Array.isArray(entry) && known.has(entry[0]) && typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}

function store(typed: Typed): void {
  try {
    if (typed.size === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify([...typed]));
  } catch {
    // Storage is blocked: typed prices last as long as the page.
  }
}

/** The amounts typed into the board, and functions to change them. */
function useTypedPrices(
  initial: readonly (readonly [FigureId, string])[],
  known: ReadonlySet<FigureId>,
) {
  const [typed, setTyped] = useState<Typed>(
    () => new Map(initial.filter(([figure]) => known.has(figure))),
  );
  const [isRestored, setIsRestored] = useState(false);

  // The browser's storage is unknown to the server. Read once: later input is newer than it.
  useEffect(() => {
    if (isRestored) return;
    setTyped((begun) => (begun.size > 0 ? begun : new Map(readStored(known))));
    setIsRestored(true);
  }, [isRestored, known]);
  useEffect(() => {
    if (isRestored) store(typed);
  }, [isRestored, typed]);

  const fill = (cells: Iterable<readonly [FigureId, string]>) =>
    setTyped((before) => new Map([...before, ...cells]));

  return {
    typed,
    setCell: (figure: FigureId, text: string) => fill([[figure, text]]),
    fill,
    undo: (figures: readonly FigureId[]) =>
      setTyped((before) => new Map([...before].filter(([figure]) => !figures.includes(figure)))),
    undoAll: () => setTyped(new Map()),
  };
}

/** Pages that show each price; reloaded after each save, because saves and texts change them. */
export function usePlaces(saves: number): PricePlaces | 'unknown' | null {
  const { answer, problem } = useAnswer(loadPlaces, saves);
  return problem ? 'unknown' : answer;
}

export type Pending = readonly (readonly [FigureId, number | null])[];

/** The board as the server sent it. */
export type Board = Awaited<ReturnType<typeof loadBoard>>;

/** State of the board: server prices, typed edits, and saving. */
export function usePriceBoard(initial: Board, pending: Pending) {
  const { clearRouteCache } = useRouteCache();
  const [{ groups, offers }, setBoard] = useState(initial);
  const { attempt, isBusy: isSaving, problem } = useAttempt();
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

  const warnings = useMemo(
    () =>
      findOfferWarnings(
        repriceOffers(offers, new Map(edits.map(({ figure, pence }) => [figure, pence]))),
      ),
    [offers, edits],
  );

  async function reload() {
    setBoard(await loadBoard());
    setSaves((count) => count + 1);
    clearRouteCache();
  }

  async function save() {
    if (edits.length === 0 || problems.size > 0) return;
    await attempt(async () => {
      try {
        const { saved } = await saveEdits(edits);
        typing.undoAll();
        toast.success(`${countPrices(saved)} saved. The site shows them from the next view on.`);
      } finally {
        // After a refusal too, so that the table shows the prices set by other accounts.
        await reload();
      }
    });
  }

  const hasEdits = edits.length > 0;
  useEffect(() => {
    if (!hasEdits) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasEdits]);

  return { groups, ...typing, edits, problems, warnings, isSaving, problem, saves, save, reload };
}
