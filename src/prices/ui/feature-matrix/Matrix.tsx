'use client';

import {
  type CSSProperties,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Checkbox } from '@/design/ui/Checkbox';
import { classNames } from '@/design/ui/class-names';
import { Select } from '@/design/ui/Field';
import { Icon } from '@/design/ui/Icon';
import {
  countRows,
  type FeatureMatrixView,
  keepDifferences,
  type MatrixValue,
} from '../../rules/comparisons';
import { formatPence } from '../../rules/money';

function MatrixMark({ value }: { value: MatrixValue | undefined }) {
  switch (value?.kind) {
    case 'included':
      return (
        <>
          <Icon name="check" className="matrix-check" />
          <span className="sr-only">Included</span>
        </>
      );
    case 'addOn':
      return value.pence === null ? (
        'Add-on'
      ) : (
        <span className="font-mono whitespace-nowrap">
          <span className="sr-only">Add-on, </span>
          <span aria-hidden="true">+</span>
          {formatPence(value.pence)}
        </span>
      );
    case 'choice':
      return value.text;
    default:
      return (
        <>
          <span aria-hidden="true" className="matrix-dash" />
          <span className="sr-only">Not included</span>
        </>
      );
  }
}

interface MatrixTableProps extends FeatureMatrixView {
  caption: string;
  /** Indices of the two packages shown on a phone. */
  pair: readonly number[];
}

/** More packages than this exceed the page's width: the table scrolls beneath its first column. */
const fittingPackages = 7;

/** The matrix as a table that scrolls sideways. Its many cells have their looks in `matrix.css`. */
function MatrixTable({ caption, packages, groups, pair }: MatrixTableProps) {
  const isWide = packages.length > fittingPackages;
  const aside = (place: number) => (pair.includes(place) ? undefined : 'aside');
  return (
    <>
      {isWide ? (
        <p
          aria-hidden="true"
          className="pb-3 text-end font-mono text-label text-muted scripting:max-md:hidden"
        >
          {packages.length} packages, scroll sideways
        </p>
      ) : null}
      <section
        aria-label={`Table: ${caption}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard, too
        tabIndex={0}
        className="relative overflow-x-auto overscroll-x-contain"
      >
        <table
          className={classNames('matrix', isWide && 'matrix-wide')}
          style={{ '--columns': packages.length } as CSSProperties}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td />
              {packages.map(({ key, name }, place) => (
                <th key={key} scope="col" className={aside(place)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr>
                <th scope="rowgroup">{group.name}</th>
                {packages.map(({ key }, place) => (
                  <td key={key} className={aside(place)} />
                ))}
              </tr>
              {group.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {packages.map(({ key }, place) => (
                    <td key={key} className={aside(place)}>
                      <MatrixMark value={row.values[place]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

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
    <div className="grid w-full grid-cols-2 gap-3 md:hidden">
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

/** Comparison of packages: all, or any two on a phone; optionally only the differences. */
export function Matrix({ caption, matrix }: { caption: string; matrix: FeatureMatrixView }) {
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

  // Choices made before this script loaded.
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
