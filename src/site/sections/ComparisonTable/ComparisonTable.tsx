import type { CSSProperties } from 'react';
import type { ComparisonCell, ComparisonTableView } from '@/content/rules/view-models';
import { toComparisonTable } from '@/content/store/shared-content';
import { classNames } from '@/design/ui/class-names';
import { Figures, FigureText } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import type { ComparisonTableBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/**
 * The table, with a tint on our column. A phone shows each row's label above its cells: two columns
 * keep their heads at the upper edge, more become lines with the column's name.
 */
function ComparisonGrid({ table }: { table: ComparisonTableView }) {
  const { title, columns, rows } = table;
  const isPair = columns.length <= 2;
  const cellsOfRow = isPair ? 'max-md:grid-cols-2' : 'max-md:grid-cols-1';
  return (
    <table className="w-full border-collapse text-small max-md:block md:table-fixed">
      <caption className="sr-only">{title}</caption>
      <thead
        className={
          isPair
            ? 'max-md:sticky max-md:top-[calc(var(--spacing-header)+1px)] max-md:z-10 max-md:block max-md:bg-paper max-md:[html:has([data-section-bar])_&]:top-[calc(var(--spacing-header)+3rem)] print:static'
            : 'max-md:sr-only'
        }
      >
        <tr className={classNames('max-md:grid', cellsOfRow)}>
          <td className="w-[26%] border-b border-ink max-md:sr-only" />
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={classNames(
                'border-b border-ink px-3 py-2.5 text-start align-bottom font-semibold md:px-5 md:pt-4 md:pb-3.5 md:font-display md:text-h4 md:font-[640]',
                column.isOurs && 'bg-mist',
              )}
            >
              {column.isOurs ? <OursMark /> : null}
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames('max-md:block', !isPair && 'max-md:border-t max-md:border-ink')}>
        {rows.map((row) => (
          <tr
            key={row.label}
            className={classNames(
              'border-b border-rule max-md:grid',
              cellsOfRow,
              !isPair && 'max-md:pb-3',
            )}
          >
            <th
              scope="row"
              className="py-4 pe-5 text-start align-top font-semibold max-md:col-span-full max-md:pt-3.5 max-md:pb-1.5"
            >
              {row.label}
            </th>
            {columns.map((column, index) => (
              <td
                key={column.label}
                style={{ '--column': index } as CSSProperties}
                className={classNames(
                  'px-3 align-top md:px-5 md:py-4',
                  isPair
                    ? 'max-md:py-3'
                    : 'max-md:grid max-md:grid-cols-[1fr_1.8fr] max-md:gap-x-4 max-md:py-1',
                  column.isOurs ? 'bg-mist' : 'text-muted',
                )}
              >
                {isPair ? null : (
                  <span aria-hidden="true" className="text-label/6 text-muted md:hidden">
                    {column.label}
                  </span>
                )}
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
    <span className="mb-2 flex items-center gap-2 font-mono text-label font-medium text-orchard max-md:hidden">
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
