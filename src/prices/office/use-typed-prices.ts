'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Typed } from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';

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

/**
 * State of the amounts typed into the board.
 *
 * @param initial initial amounts, e.g. from a preview
 * @param known the editable prices
 */
export function useTypedPrices(
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

  const change = useCallback((edit: (next: Map<FigureId, string>) => void) => {
    setTyped((before) => {
      const next = new Map(before);
      edit(next);
      return next;
    });
  }, []);

  return {
    typed,
    setCell: useCallback(
      (figure: FigureId, text: string) => change((next) => next.set(figure, text)),
      [change],
    ),
    fill: useCallback(
      (cells: ReadonlyMap<FigureId, string>) =>
        change((next) => {
          for (const [figure, text] of cells) next.set(figure, text);
        }),
      [change],
    ),
    undo: useCallback(
      (figures: readonly FigureId[]) =>
        change((next) => {
          for (const figure of figures) next.delete(figure);
        }),
      [change],
    ),
    undoAll: useCallback(() => setTyped(new Map()), []),
  };
}
