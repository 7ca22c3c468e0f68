import { breadcrumbOf } from '@/platform/breadcrumb';
import { Container } from './Container';

export interface PathBreadcrumbProps {
  path: string;
  /** Whether a page exists at a path; default: every part with a page in the seed's scheme. */
  isLive?: (path: string) => boolean;
}

/** Breadcrumb of a path; omitted on the home page. */
export function PathBreadcrumb({ path: current, isLive = () => true }: PathBreadcrumbProps) {
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
              {isLink && isLive(path) ? (
                <a
                  href={path}
                  className="touch flex items-center px-1 no-underline hover:underline"
                >
                  {label}
                </a>
              ) : (
                <span
                  aria-current={path === current ? 'page' : undefined}
                  className="touch flex min-w-0 items-center px-1 wrap-anywhere text-ink"
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
