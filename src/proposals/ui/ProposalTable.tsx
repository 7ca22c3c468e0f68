import type { ReactNode } from 'react';
import { Button } from '@/design/ui/Button';
import { formatDate } from '@/design/ui/format-time';
import { Tag, type TagTone } from '@/design/ui/Tag';
import { optionLabel } from '@/platform/option-label';
import { formatPence } from '@/prices/rules/money';
import type { StudioRow } from '../rules/proposal-view';
import { type ProposalStatus, proposalStatuses } from '../rules/statuses';
import { CopyClientLink } from './CopyClientLink';

const tones: Partial<Record<ProposalStatus, TagTone>> = {
  accepted: 'orchard',
  // The client waits for a reply.
  questions: 'amber',
};

function Total({ oncePence, monthlyPence }: StudioRow) {
  if (oncePence === 0 && monthlyPence > 0) return <>{formatPence(monthlyPence)} a month</>;
  return (
    <>
      {formatPence(oncePence)}
      {monthlyPence > 0 ? (
        <span className="block text-small font-normal text-muted">
          + {formatPence(monthlyPence)} a month
        </span>
      ) : null}
    </>
  );
}

/** Labels a value on narrow screens, where the table's header is hidden. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <span className="text-muted xl:hidden">{term} </span>
      {children}
    </>
  );
}

function Actions({ row }: { row: StudioRow }) {
  const of = <span className="sr-only"> ({row.clientName})</span>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 xl:justify-end">
      <Button href={row.path} size="small">
        <span>View Proposal{of}</span>
      </Button>
      <Button href={`${row.path}?print`} target="_blank" rel="noopener" size="small">
        <span>Print PDF{of}</span>
      </Button>
      {row.pdfPath ? (
        <Button href={row.pdfPath} target="_blank" rel="noopener" variant="quiet" size="small">
          <span>PDF file{of}</span>
        </Button>
      ) : null}
      {row.clientPath ? <CopyClientLink path={row.clientPath} client={row.clientName} /> : null}
    </div>
  );
}

const head = 'py-2.5 pe-6 text-start font-mono text-label font-medium text-muted';
const cell = 'py-4.5 align-top max-xl:block max-xl:p-0';

/** Sent proposals as a table; below 1280 px each proposal becomes a card. */
export function ProposalTable({ rows }: { rows: readonly StudioRow[] }) {
  return (
    <table className="w-full border-collapse max-xl:block">
      <caption className="sr-only">Proposals, newest first</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-ink">
          {['Proposal', 'Sent', 'Valid until', 'Status', 'Total'].map((title) => (
            <th key={title} scope="col" className={head}>
              {title}
            </th>
          ))}
          <th scope="col" className={head}>
            <span className="sr-only">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:block max-xl:border-t max-xl:border-ink">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="border-b border-rule max-xl:flex max-xl:flex-wrap max-xl:items-baseline max-xl:gap-x-5 max-xl:gap-y-2 max-xl:py-5"
          >
            <th scope="row" className={`${cell} pe-6 text-start font-normal max-xl:w-full`}>
              <span className="block font-display text-h4 font-[640] tracking-[-0.012em]">
                {row.title}
              </span>
              <span className="block text-small">{row.clientName}</span>
              <span className="block font-mono text-label break-all text-muted">{row.path}</span>
            </th>
            <td className={`${cell} pe-6 font-mono text-small whitespace-nowrap`}>
              <Fact term="Sent">
                <time dateTime={row.sentOn}>{formatDate(row.sentOn)}</time>
              </Fact>
            </td>
            <td className={`${cell} pe-6 font-mono text-small whitespace-nowrap`}>
              <Fact term="Valid until">
                {row.validUntil ? (
                  <time dateTime={row.validUntil}>{formatDate(row.validUntil)}</time>
                ) : (
                  'open'
                )}
              </Fact>
            </td>
            <td className={`${cell} pe-6 whitespace-nowrap max-xl:order-first max-xl:w-full`}>
              <Tag tone={tones[row.status] ?? 'plain'}>
                {optionLabel(proposalStatuses, row.status)}
              </Tag>
            </td>
            <td className={`${cell} pe-6 font-mono font-semibold whitespace-nowrap max-sm:w-full`}>
              <Total {...row} />
            </td>
            <td className={`${cell} max-xl:w-full max-xl:pt-1`}>
              <Actions row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
