import type { ReactNode } from 'react';
import { Tag } from '@/design/ui/Tag';
import { mostPopular } from '../rules/price-book';
import { Price } from './Price';

export interface PriceListRow {
  /** Also the row's anchor. */
  key: string;
  name: string;
  href: string | null;
  badge: string | null;
  madeFor: string;
  readyIn: string;
  fromPence: number | null;
  toPence: number | null;
  /** Below `madeFor`: what is included, opened on request. */
  details?: ReactNode;
  /** Below the price: what to do about it. */
  action?: ReactNode;
}

export interface PriceListProps {
  /** Read out before the table; not shown. */
  caption: string;
  rows: PriceListRow[];
}

const head = 'py-2.5 font-mono text-label font-medium text-muted';
const cell = 'py-4.5 align-baseline max-lg:block max-lg:p-0';

/** Price list as a ruled table; below 1024 px each row shows name and price above its facts. */
export function PriceList({ caption, rows }: PriceListProps) {
  return (
    <table className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-ink">
          <th scope="col" className={`${head} w-[36%] pe-6 text-start`}>
            Package
          </th>
          <th scope="col" className={`${head} pe-6 text-start`}>
            Made for
          </th>
          <th scope="col" className={`${head} w-[8.5rem] pe-6 text-start`}>
            Ready in
          </th>
          <th scope="col" className={`${head} w-[11rem] text-end`}>
            Price
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-ink">
        {rows.map((row) => (
          <tr
            key={row.key}
            id={row.key}
            className="border-b border-rule max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:py-5"
          >
            <th scope="row" className={`${cell} pe-6 text-start font-normal`}>
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
                <span className="font-display text-h3 font-[640] tracking-[-0.012em]">
                  {row.href ? (
                    <a href={row.href} className="no-underline hover:underline">
                      {row.name}
                    </a>
                  ) : (
                    row.name
                  )}
                </span>
                {row.badge ? (
                  <Tag tone={row.badge === mostPopular ? 'amber' : 'plain'}>{row.badge}</Tag>
                ) : null}
              </span>
            </th>
            <td className={`${cell} pe-6 text-muted max-lg:order-3 max-lg:col-span-2`}>
              {row.madeFor}
              {row.details}
            </td>
            <td
              className={`${cell} pe-6 font-mono text-small whitespace-nowrap max-lg:order-2 max-lg:text-muted`}
            >
              {row.readyIn}
            </td>
            <td className={`${cell} text-end max-lg:order-1 max-lg:row-span-2`}>
              <Price fromPence={row.fromPence} toPence={row.toPence} />
              {row.action}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
