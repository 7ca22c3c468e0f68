import type { ReactNode } from 'react';
import {
  formatAverageCpc,
  formatCount,
  formatSearches,
  type KeywordGroup,
} from '../rules/keyword-views';

export interface FigureTableProps {
  caption: string;
  heading: string;
  rows: {
    key: string;
    name: ReactNode;
    hrefOfCount: string | null;
    figures: readonly [string, string, string];
  }[];
}

const titles = ['Keywords', 'Searches', 'CPC'] as const;
const figureCell =
  'py-2.5 ps-5 text-end align-top font-mono text-label leading-6 whitespace-nowrap';

export function FigureTable({ caption, heading, rows }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2.5 text-start font-mono text-label font-medium text-muted">
            {heading}
          </th>
          {titles.map((title) => (
            <th
              key={title}
              scope="col"
              className="py-2.5 ps-5 text-end font-mono text-label font-medium text-muted max-sm:ps-3 last:max-sm:sr-only"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, hrefOfCount, figures: [count, searches, cpc] }) => (
          <tr key={key} className="border-b border-rule">
            <th scope="row" className="w-full py-2.5 text-start align-top font-normal">
              {name}
            </th>
            <td className={`${figureCell} max-sm:ps-3`}>
              {hrefOfCount ? <a href={hrefOfCount}>{count}</a> : count}
            </td>
            <td className={`${figureCell} max-sm:ps-3`}>{searches}</td>
            <td className={`${figureCell} max-sm:sr-only`}>{cpc}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface GroupBarsProps {
  heading: string;
  groups: readonly KeywordGroup[];
  /** What a group is called; `null` is the one without a value. */
  nameOf: (value: string | null) => string;
  hrefOf: (value: string | null) => string;
}

/** Enough to see where the weight lies; the rest is a press away. */
const shown = 6;

const figure = 'py-1.5 ps-3 text-end align-top font-mono text-label leading-6 whitespace-nowrap';

/** Per cent of the longest bar; what is little can still be seen. */
function shareOf(value: number, most: number): number {
  return value === 0 ? 0 : Math.max(1, (value / most) * 100);
}

function Rows({
  groups,
  nameOf,
  hrefOf,
  most,
  by,
}: Omit<GroupBarsProps, 'heading'> & {
  most: number;
  by: 'searches' | 'count';
}) {
  return groups.map((group) => (
    <tr key={group.value ?? ''} className="border-b border-rule">
      <th scope="row" className="w-full py-1.5 text-start text-small font-normal">
        <a href={hrefOf(group.value)} className="group block no-underline hover:underline">
          {nameOf(group.value)}
          <span aria-hidden="true" className="mt-1 block h-1.5 bg-rule">
            <span
              className="block h-full bg-orchard"
              style={{ inlineSize: `${shareOf(group[by], most)}%` }}
            />
          </span>
        </a>
      </th>
      <td className={figure}>{formatCount(group.count)}</td>
      <td className={figure}>{formatSearches(group)}</td>
      <td className={figure}>{formatAverageCpc(group.averageCpcPence)}</td>
    </tr>
  ));
}

function Head({ heading }: { heading: string }) {
  return (
    <thead>
      <tr className="border-b border-ink">
        <th scope="col" className="pb-1.5 text-start font-display text-h4 font-[640]">
          {heading}
        </th>
        {['Keywords', 'Searches', 'CPC'].map((title) => (
          <th
            key={title}
            scope="col"
            className="pb-1.5 ps-3 text-end align-bottom font-mono text-label font-medium text-muted"
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A bar for each group by its searches, or by its keywords while no volume is known. */
export function GroupBars({ heading, groups, ...rest }: GroupBarsProps) {
  const by = groups.some(({ searches }) => searches > 0) ? 'searches' : 'count';
  const most = Math.max(0, ...groups.map((group) => group[by]));
  const more = groups.slice(shown);
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse">
        <Head heading={heading} />
        <tbody>
          <Rows {...{ groups: groups.slice(0, shown), most, by }} {...rest} />
        </tbody>
      </table>
      {more.length > 0 ? (
        <details>
          <summary className="touch flex cursor-pointer items-center text-small underline">
            {more.length} more
          </summary>
          <table className="w-full border-collapse">
            <caption className="sr-only">{heading}, continued</caption>
            <thead className="sr-only">
              <tr>
                {[heading, 'Keywords', 'Searches', 'CPC'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Rows {...{ groups: more, most, by }} {...rest} />
            </tbody>
          </table>
        </details>
      ) : null}
    </div>
  );
}
