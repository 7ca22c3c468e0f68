'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Typed } from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';

/** Typed prices outlive a look at another page of the back office, in this tab. */
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
    // Storage is blocked: what is typed lasts as long as the page.
  }
}

/**
 * What is typed into the board’s cells.
 *
 * @param initial what the board begins with, e.g. prices that were looked at
 * @param known the prices that can be typed over
 */
export function useTypedPrices(
  initial: readonly (readonly [FigureId, string])[],
  known: ReadonlySet<FigureId>,
) {
  const [typed, setTyped] = useState<Typed>(
    () => new Map(initial.filter(([figure]) => known.has(figure))),
  );
  const [isRestored, setIsRestored] = useState(false);

  // Only the browser knows; the server’s table is the same for everybody. Once: later on what is
  // typed is newer than what is stored.
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
