'use client';

import { Button, useConfig, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { filterSignature } from './quick-filters';

export interface CountedFilter {
  label: string;
  count: number;
  /** Of the address that shows it. */
  query: string;
  signature: string;
}

/** What is searched for stays: the filters narrow it down. */
function withSearch(query: string, search: string | undefined): string {
  return search ? `?${query}&search=${encodeURIComponent(search)}` : `?${query}`;
}

/** Filter and search of the list’s address, which the export reads as the list does. */
function exportQuery(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => name === 'search' || name.startsWith('where'));
  return new URLSearchParams(kept).toString();
}

export function QuickFilterLinks({ filters }: { filters: readonly CountedFilter[] }) {
  const { isInDrawer } = useListDrawerContext();
  const { query } = useListQuery();
  const { config } = useConfig();
  const path = usePathname();
  const params = useSearchParams();
  if (isInDrawer) return null;
  const current = filterSignature(query.where);
  return (
    <div className="quick-filters">
      <nav aria-label="Enquiries by what they need">
        <ul>
          {filters.map(({ label, count, query: filter, signature }) => (
            <li key={label}>
              <Link
                href={`${path}${withSearch(filter, query.search)}`}
                prefetch={false}
                aria-current={signature === current ? 'page' : undefined}
              >
                {label} <span>{count.toLocaleString('en-GB')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button
        el="anchor"
        url={`${config.routes.api}/submissions/export?${exportQuery(params)}`}
        buttonStyle="secondary"
        size="small"
        margin={false}
        extraButtonProps={{ download: true }}
      >
        Export as CSV
      </Button>
    </div>
  );
}
