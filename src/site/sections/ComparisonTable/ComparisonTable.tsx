import type { ComparisonCell, ComparisonTableView } from '@/content/rules/view-models';
import { toComparisonTable } from '@/content/store/shared-content';
import { classNames } from '@/design/ui/class-names';
import { Figures, FigureText } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import type { ComparisonTableBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** The table, with a box around our column. Phones show each row as a label with lines. */
function ComparisonGrid({ table }: { table: ComparisonTableView }) {
  const { title, columns, rows } = table;
  return (
    <table className="w-full table-fixed border-collapse text-small max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <td className="w-[26%] border-b border-ink" />
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={classNames(
                'border-b border-ink px-5 pt-4 pb-3.5 text-start align-bottom font-display text-h4 font-[640]',
                column.isOurs && 'border-x-2 border-t-2 bg-sheet',
              )}
            >
              {column.isOurs ? <OursMark /> : null}
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-ink">
        {rows.map((row, rowIndex) => (
          <tr
            key={row.label}
            className="border-b border-rule max-md:grid max-md:grid-cols-1 max-md:py-4"
          >
            <th
              scope="row"
              className="py-4 pe-5 text-start align-top font-semibold max-md:pt-0 max-md:pb-2 max-md:font-display max-md:text-h4 max-md:font-[640]"
            >
              {row.label}
            </th>
            {columns.map((column, index) => (
              <td
                key={column.label}
                className={classNames(
                  'px-5 py-4 align-top',
                  'max-md:grid max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:gap-x-4 max-md:px-3 max-md:py-2',
                  column.isOurs
                    ? 'border-x-2 border-ink bg-sheet font-semibold max-md:border-2'
                    : 'text-muted',
                  column.isOurs && rowIndex === rows.length - 1 && 'border-b-2',
                )}
              >
                <span aria-hidden="true" className="font-normal md:hidden">
                  {column.label}
                </span>
                <Cell cell={row.cells[index]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A dimension line over our column, with its label. */
function OursMark() {
  return (
    <span className="mb-2 flex items-center gap-2 font-mono text-label font-medium text-orchard">
      <span aria-hidden="true" className="flex h-2.25 flex-1 items-center border-s border-orchard">
        <span className="w-full border-t border-orchard" />
      </span>
      ours
      <span aria-hidden="true" className="flex h-2.25 flex-1 items-center border-e border-orchard">
        <span className="w-full border-t border-orchard" />
      </span>
    </span>
  );
}

function Cell({ cell }: { cell: ComparisonCell | undefined }) {
  if (cell === undefined) return <span />;
  if (cell.kind === 'text') {
    return (
      <span className="min-w-0">
        <Figures text={cell.text} />
      </span>
    );
  }
  const isYes = cell.kind === 'yes';
  return (
    <span className="flex min-w-0 gap-2">
      <Icon
        name={isYes ? 'check' : 'close'}
        className={classNames('mt-0.75 size-4.5', isYes ? 'text-orchard' : 'text-danger')}
      />
      <span className={cell.text ? 'min-w-0' : 'sr-only'}>
        <span className="sr-only">{isYes ? 'Yes' : 'No'}</span>
        {cell.text ? (
          <>
            <span className="sr-only">: </span>
            <Figures text={cell.text} />
          </>
        ) : null}
      </span>
    </span>
  );
}

/** Comparison of alternatives, with the sources of its figures; omitted if it is unpublished. */
export function ComparisonTable({ block }: { block: ComparisonTableBlock }) {
  const table = toComparisonTable(block.table);
  if (!table) return null;
  const { note, source } = table;
  return (
    <HeadedSection head={block}>
      <div className="mt-7 lg:mt-9">
        <ComparisonGrid table={table} />
      </div>
      {note || source ? (
        <div className="grid max-w-note gap-y-1.5 pt-6 text-small text-muted">
          <FigureText text={note} />
          {source ? (
            <p>
              Source:{' '}
              {source.href ? (
                <a href={source.href} className="text-orchard">
                  {source.text}
                </a>
              ) : (
                source.text
              )}
            </p>
          ) : null}
        </div>
      ) : null}
    </HeadedSection>
  );
}
