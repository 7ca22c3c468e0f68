import Link from 'next/link';
import { breadcrumbOf } from '@/platform/breadcrumb';
import { Container } from './Container';

export interface BreadcrumbItem {
  label: string;
  /** `null` for the current page. */
  href: string | null;
}

/** Breadcrumb from the home page to the current page. */
function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb" className="font-mono text-label text-muted print-hidden">
      <ol className="-mx-1 flex flex-wrap items-center">
        {items.map((item, index) => (
          <li key={`${item.label}${item.href}`} className="flex min-w-0 items-center">
            {index > 0 ? (
              <span aria-hidden="true" className="px-1 text-tick">
                /
              </span>
            ) : null}
            {item.href === null ? (
              <span aria-current="page" className="touch flex items-center px-1 text-ink">
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                className="touch flex items-center px-1 no-underline hover:underline"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Breadcrumb of a path; omitted on the home page. */
export function PathBreadcrumb({ path }: { path: string }) {
  const crumbs = breadcrumbOf(path);
  if (crumbs.length === 0) return null;
  return (
    <Container className="pt-4">
      <Breadcrumb
        items={crumbs.map(({ label, path: own, isLink }) => ({ label, href: isLink ? own : null }))}
      />
    </Container>
  );
}
