'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '@/design/ui/Checkbox';
import { countRows, keepDifferences } from '../../rules/matrix-differences';
import type { FeatureMatrixView } from '../../rules/table-views';
import { MatrixTable } from './MatrixTable';
import { type Pair, PairChoice } from './PairChoice';

export interface MatrixProps {
  caption: string;
  matrix: FeatureMatrixView;
}

/** Below this width two packages stand beside each other, see `matrix.css`. */
const wide = '(min-width: 48rem)';

function listen(callback: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** The comparison of packages: all of them, or on a phone any two; and on request what differs. */
export function Matrix({ caption, matrix }: MatrixProps) {
  const { packages, groups } = matrix;
  const id = useId();
  const [pair, setPair] = useState<Pair>([0, 1]);
  const [isBrief, setIsBrief] = useState(false);
  const isWide = useSyncExternalStore(
    listen,
    () => window.matchMedia(wide).matches,
    () => true,
  );
  const controls = useRef<HTMLDivElement>(null);

  // What somebody chose before this script had come.
  useEffect(() => {
    const chosen = (name: string) =>
      controls.current?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
    const [left, right] = [Number(chosen('left') ?? 0), Number(chosen('right') ?? 1)];
    setPair(left === right ? [left || 1, 0] : [left, right]);
    setIsBrief(controls.current?.querySelector(':checked[name=differences]') !== null);
  }, []);

  const inSight = isWide ? packages.map((_, place) => place) : pair;
  const shown = isBrief ? keepDifferences(groups, inSight) : groups;
  const all = countRows(groups);

  return (
    <>
      <div
        ref={controls}
        className="flex flex-wrap items-center justify-between gap-x-8 pb-4 noscript:hidden print-hidden"
      >
        <PairChoice packages={packages} pair={pair} onChoose={setPair} />
        <Checkbox
          id={id}
          name="differences"
          label="Show differences only"
          checked={isBrief}
          onChange={(event) => setIsBrief(event.target.checked)}
        />
        <p aria-live="polite" className="font-mono text-label text-muted">
          {isBrief ? `${countRows(shown)} of ${all} features differ` : `${all} features`}
        </p>
      </div>
      <MatrixTable caption={caption} packages={packages} groups={shown} pair={pair} />
    </>
  );
}
