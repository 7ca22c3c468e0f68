import type { CSSProperties } from 'react';
import { classNames } from '@/design/ui/class-names';
import type { FeatureMatrixView } from '../../rules/table-views';
import { MatrixMark } from './MatrixMark';

export interface MatrixTableProps extends FeatureMatrixView {
  caption: string;
  /** The places of the two packages that a phone shows. */
  pair: readonly number[];
}

/** More packages than these are wider than the page: the table scrolls beneath its first column. */
const fittingPackages = 7;

/**
 * The matrix as a table in a box that scrolls sideways; the features' names stay where they are.
 * There is a cell for every feature of every package, so their looks are kept in `matrix.css`.
 */
export function MatrixTable({ caption, packages, groups, pair }: MatrixTableProps) {
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
