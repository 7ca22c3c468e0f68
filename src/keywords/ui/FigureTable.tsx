import type { ReactNode } from 'react';

export interface FigureTableProps {
  caption: string;
  /** Of the first column. */
  heading: string;
  rows: {
    key: string;
    name: ReactNode;
    /** The keywords behind the count. */
    hrefOfCount: string | null;
    /** Keywords, searches, CPC. */
    figures: readonly [string, string, string];
  }[];
}

const titles = ['Keywords', 'Searches', 'CPC'] as const;
const figure = 'py-2.5 ps-5 text-end align-top font-mono text-label leading-6 whitespace-nowrap';

/** Names with the figures of their keywords. */
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
            <td className={`${figure} max-sm:ps-3`}>
              {hrefOfCount ? <a href={hrefOfCount}>{count}</a> : count}
            </td>
            <td className={`${figure} max-sm:ps-3`}>{searches}</td>
            <td className={`${figure} max-sm:sr-only`}>{cpc}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
