'use client';

import { useListDrawerContext, useListQuery } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { Button } from '@/design/office/controls';
import { isSameFilter } from '@/design/office/quick-filter';

export interface ShownFilter {
  label: string;
  where: Where;
  query: string;
  count: string | null;
}

function addressOf(path: string, query: string, search: string | undefined): string {
  const parts = [query, search ? `search=${encodeURIComponent(search)}` : ''].filter(Boolean);
  return `${path}?${parts.join('&')}`;
}

/** Filter and search from the list’s URL, so that the export matches the list. */
function exportQuery(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => name === 'search' || name.startsWith('where'));
  return new URLSearchParams(kept).toString();
}

export function ListBarLinks({
  name,
  filters,
  exportPath,
}: {
  name: string;
  filters: readonly ShownFilter[];
  exportPath: string | null;
}) {
  const { isInDrawer } = useListDrawerContext();
  const { query } = useListQuery();
  const path = usePathname();
  const params = useSearchParams();
  if (isInDrawer || path.endsWith('/trash')) return null;
  return (
    <div className="office-bar">
      {filters.length > 0 && (
        <nav aria-label={name}>
          <ul>
            {filters.map(({ label, count, where, query: filter }) => (
              <li key={label}>
                <Link
                  href={addressOf(path, filter, query.search)}
                  prefetch={false}
                  aria-current={isSameFilter(query.where, where) ? 'page' : undefined}
                >
                  {label} {count !== null && <span>{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {exportPath && (
        <Button
          el="anchor"
          url={`${exportPath}?${exportQuery(params)}`}
          buttonStyle="secondary"
          size="small"
          extraButtonProps={{ download: true }}
        >
          Export as CSV
        </Button>
      )}
    </div>
  );
}
