import { breadcrumbOf } from '@/platform/breadcrumb';
import { Breadcrumb } from '../ui/Breadcrumb';
import { Container } from './Container';

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
