import { breadcrumbOf } from '@/platform/breadcrumb';
import { Container } from './Container';

/** Breadcrumb of a path; omitted on the home page. */
export function PathBreadcrumb({ path: current }: { path: string }) {
  const crumbs = breadcrumbOf(current);
  if (crumbs.length === 0) return null;
  return (
    <Container className="pt-4">
      <nav aria-label="Breadcrumb" className="font-mono text-label text-muted print-hidden">
        <ol className="-mx-1 flex flex-wrap items-center">
          {crumbs.map(({ label, path, isLink }, index) => (
            <li key={path} className="flex min-w-0 items-center">
              {index > 0 ? (
                <span aria-hidden="true" className="px-1 text-tick">
                  /
                </span>
              ) : null}
              {isLink ? (
                <a
                  href={path}
                  className="touch flex items-center px-1 no-underline hover:underline"
                >
                  {label}
                </a>
              ) : (
                <span
                  aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                  className="touch flex items-center px-1 aria-[current=page]:text-ink"
                >
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  );
}
