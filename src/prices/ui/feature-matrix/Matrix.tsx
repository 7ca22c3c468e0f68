'use client';

import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '@/design/ui/Checkbox';
import { Select } from '@/design/ui/Field';

type Pair = readonly [left: number, right: number];

interface PairChoiceProps {
  packages: { key: string; name: string }[];
  pair: Pair;
  onChoose: (pair: Pair) => void;
}

function PairChoice({ packages, pair: [left, right], onChoose }: PairChoiceProps) {
  const id = useId();
  if (packages.length < 3) return null;
  const options = packages.map(({ name }, place) => ({ value: String(place), label: name }));
  // Choosing the other column's package swaps the two.
  return (
    <div className="grid w-full gap-x-3 sm:grid-cols-2 md:hidden">
      <Select
        id={`${id}-left`}
        name="left"
        label="Compare"
        options={options}
        value={left}
        onChange={({ target }) =>
          onChoose([Number(target.value), Number(target.value) === right ? left : right])
        }
      />
      <Select
        id={`${id}-right`}
        name="right"
        label="with"
        options={options}
        value={right}
        onChange={({ target }) =>
          onChoose([Number(target.value) === left ? right : left, Number(target.value)])
        }
      />
    </div>
  );
}

/** Minimum width for more than two packages side by side, see `matrix.css`. */
const wide = '(min-width: 48rem)';

function listen(callback: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Whether the shown packages differ in a row, in price or wording too. */
function differs(row: Element, shown: readonly number[]): boolean {
  const values = shown.map((place) => row.children[place + 1]?.textContent);
  return new Set(values).size > 1;
}

/** Shows the pair of packages on a phone, and the rows that differ or all. */
function arrange(table: HTMLElement, pair: Pair, differing: readonly number[] | null): number {
  for (const row of table.querySelectorAll('tr')) {
    for (const [index, cell] of [...row.children].entries()) {
      cell.classList.toggle('aside', index > 0 && !pair.includes(index - 1));
    }
  }
  let count = 0;
  for (const group of table.querySelectorAll('tbody')) {
    const [head, ...rows] = group.rows;
    let hasRows = false;
    for (const row of rows) {
      row.hidden = differing !== null && !differs(row, differing);
      if (row.hidden) continue;
      hasRows = true;
      count += 1;
    }
    if (head) head.hidden = !hasRows;
  }
  return count;
}

interface MatrixProps {
  packages: { key: string; name: string }[];
  /** Number of features. */
  count: number;
  /** The `MatrixTable`: its cells are arranged in place, because they are too many to hydrate. */
  children: ReactNode;
}

/** Comparison of packages: all, or any two on a phone; optionally only the differences. */
export function Matrix({ packages, count, children }: MatrixProps) {
  const id = useId();
  const [pair, setPair] = useState<Pair>([0, 1]);
  const [isBrief, setIsBrief] = useState(false);
  const [shown, setShown] = useState(count);
  const isWide = useSyncExternalStore(
    listen,
    () => window.matchMedia(wide).matches,
    () => true,
  );
  const box = useRef<HTMLDivElement>(null);

  // Choices made before this script loaded.
  useEffect(() => {
    const chosen = (name: string) =>
      box.current?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
    const [left, right] = [Number(chosen('left') ?? 0), Number(chosen('right') ?? 1)];
    setPair(left === right ? [left || 1, 0] : [left, right]);
    setIsBrief(box.current?.querySelector(':checked[name=differences]') !== null);
  }, []);

  useEffect(() => {
    const table = box.current?.querySelector('table');
    const inSight = isWide ? packages.map((_, place) => place) : pair;
    if (table) setShown(arrange(table, pair, isBrief ? inSight : null));
  }, [packages, pair, isBrief, isWide]);

  return (
    <div ref={box}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 pb-4 noscript:hidden print-hidden">
        <PairChoice packages={packages} pair={pair} onChoose={setPair} />
        <Checkbox
          id={id}
          name="differences"
          label="Show differences only"
          checked={isBrief}
          onChange={(event) => setIsBrief(event.target.checked)}
        />
        <p aria-live="polite" className="font-mono text-label text-muted">
          {isBrief ? `${shown} of ${count} features differ` : `${count} features`}
        </p>
      </div>
      {children}
    </div>
  );
}
