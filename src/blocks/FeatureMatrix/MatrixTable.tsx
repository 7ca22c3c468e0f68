import { classNames } from '@/components/ui/class-names';
import type { FeatureMatrixView } from '@/domain/content/table-views';
import { MatrixMark } from './MatrixMark';

/** More packages than these are wider than the page: the table scrolls beneath its first column. */
const fittingPackages = 7;

const firstColumn = 'sticky start-0 z-10 w-64 min-w-56 bg-paper';

/** The matrix as a table in a box that scrolls sideways; the features' names stay where they are. */
export function MatrixTable({
  caption,
  matrix,
  className,
}: {
  caption: string;
  matrix: FeatureMatrixView;
  className?: string;
}) {
  const { packages, groups } = matrix;
  const isWide = packages.length > fittingPackages;
  const name = classNames(firstColumn, isWide && 'border-e border-e-rule');
  return (
    <div className={className}>
      {isWide ? (
        <p aria-hidden="true" className="pb-3 text-end font-mono text-label text-muted">
          {packages.length} packages, scroll sideways
        </p>
      ) : null}
      <section
        aria-label={`Table: ${caption}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard, too
        tabIndex={0}
        className="relative overflow-x-auto overscroll-x-contain"
      >
        <table className="w-full border-separate border-spacing-0 text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td className={classNames(name, 'border-b border-b-ink')} />
              {packages.map((item) => (
                <th
                  key={item.key}
                  scope="col"
                  style={{ width: `${72 / packages.length}%` }}
                  className="min-w-28 border-b border-ink px-3 pb-3 text-center align-bottom leading-snug font-semibold"
                >
                  {item.name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr>
                <th
                  scope="rowgroup"
                  className={classNames(
                    name,
                    'border-b border-b-rule pt-7 pb-2.5 text-start font-mono text-label font-medium text-orchard',
                  )}
                >
                  {group.name}
                </th>
                <td colSpan={packages.length} className="border-b border-rule" />
              </tr>
              {group.rows.map((row) => (
                <tr key={row.name} className="group">
                  <th
                    scope="row"
                    className={classNames(
                      name,
                      'border-b border-b-rule py-2.5 pe-4 text-start font-normal group-hover:bg-mist',
                    )}
                  >
                    {row.name}
                  </th>
                  {packages.map((item, index) => (
                    <td
                      key={item.key}
                      className="border-b border-rule px-3 py-2.5 text-center group-hover:bg-mist"
                    >
                      <MatrixMark value={row.values[index]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}
