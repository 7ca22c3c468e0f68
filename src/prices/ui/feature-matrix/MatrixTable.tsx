import type { CSSProperties } from 'react';
import { classNames } from '@/design/ui/class-names';
import type { FeatureMatrixView, MatrixValue } from '../../rules/comparisons';
import { formatPence } from '../../rules/money';

function MatrixMark({ value }: { value: MatrixValue | undefined }) {
  switch (value?.kind) {
    case 'included':
      return <span className="matrix-check">Included</span>;
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
      return <span className="matrix-dash">Not included</span>;
  }
}

interface MatrixTableProps extends FeatureMatrixView {
  caption: string;
}

/** Class of the packages that a phone does not show at first. */
const asideOf = (place: number) => (place > 1 ? 'aside' : undefined);

/** More packages than this exceed the page's width: the table scrolls beneath its first column. */
const fittingPackages = 7;

/** The matrix as a table that scrolls sideways. Its many cells have their looks in `matrix.css`. */
export function MatrixTable({ caption, packages, groups }: MatrixTableProps) {
  const isWide = packages.length > fittingPackages;
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
        className="scroll-edges relative overflow-x-auto overscroll-x-contain"
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
                <th key={key} scope="col" className={asideOf(place)}>
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
                  <td key={key} className={asideOf(place)} />
                ))}
              </tr>
              {group.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {packages.map(({ key }, place) => (
                    <td key={key} className={asideOf(place)}>
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
