import type { ReactNode } from 'react';
import { z } from 'zod';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { FactStrip } from '@/design/ui/FactStrip';
import { Notice } from '@/design/ui/Notice';
import { seoDashboardPath } from '@/platform/paths';
import {
  type AddressQuery,
  keywordExportPath,
  seoGapsPath,
  seoGeneratePath,
  seoImportPath,
  seoPagesPath,
} from '../rules/keyword-filter';
import {
  formatAverageCpc,
  formatCount,
  formatSearches,
  type KeywordFigures,
  keywordCount,
} from '../rules/keyword-views';

const tabs = [
  { label: 'Keywords', href: seoDashboardPath },
  { label: 'By page', href: seoPagesPath },
  { label: 'Gaps', href: seoGapsPath },
] as const;

function KeywordTabs({ current }: { current: (typeof tabs)[number]['href'] }) {
  return (
    <nav aria-label="Views" className="border-b border-ink print:hidden">
      <ul className="flex gap-1">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="touch -mb-px flex items-center border-b-3 border-transparent px-4 text-small font-semibold no-underline hover:border-tick aria-[current]:border-orchard"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface DashboardHeadProps {
  figures: KeywordFigures;
  current: Parameters<typeof KeywordTabs>[0]['current'];
  query?: string;
}

export function DashboardHead({ figures, current, query = '' }: DashboardHeadProps) {
  const { count, averageCpcPence, withoutPage, withoutVolume } = figures;
  return (
    <>
      <PathBreadcrumb path={current} />
      <Container className="pt-5 lg:pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h1 className="text-h2 font-[670]">SEO dashboard</h1>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button href={seoGeneratePath} variant="primary" size="small">
              Generate New Set
            </Button>
            <Button href={seoImportPath} size="small">
              Import CSV
            </Button>
            <Button href={keywordExportPath + query} size="small">
              Export CSV
            </Button>
          </div>
        </div>
        <FactStrip
          className="mt-8 border-t border-ink"
          facts={[
            { term: 'Keywords', value: formatCount(count) },
            { term: 'Searches per month', value: formatSearches(figures) },
            { term: 'Average CPC', value: formatAverageCpc(averageCpcPence) },
            { term: 'Without a page', value: formatCount(withoutPage) },
            { term: 'Without a volume', value: formatCount(withoutVolume) },
          ]}
        />
        <div className="mt-8">
          <KeywordTabs current={current} />
        </div>
      </Container>
    </>
  );
}

export interface TaskHeadProps {
  path: string;
  heading: string;
  children: ReactNode;
}

export function TaskHead({ path, heading, children }: TaskHeadProps) {
  return (
    <>
      <PathBreadcrumb path={path} />
      <Container className="pt-5 lg:pt-8">
        <h1 className="text-h2 font-[670]">{heading}</h1>
        <p className="mt-4 max-w-measure text-muted">{children}</p>
      </Container>
    </>
  );
}

const count = z.coerce.number().int().min(0).max(1_000).nullable().catch(null);
const told = z.object({ added: count.default(null), assigned: count.default(null) });

export function DoneNotice({ query }: { query: AddressQuery }) {
  const { added, assigned } = told.parse(query);
  if (added === null && assigned === null) return null;
  return (
    <Notice tone="success" role="status" className="mb-6">
      {added === null ? null : (
        <p>
          {added === 0
            ? 'They are in the list already.'
            : `${keywordCount(added)} added. Volume and CPC come with an import.`}{' '}
          <a href={seoGeneratePath}>Generate another set</a>
        </p>
      )}
      {assigned === null ? null : (
        <p>
          {assigned === 0
            ? 'They have a page already.'
            : `${keywordCount(assigned)} ${assigned === 1 ? 'has' : 'have'} a page now.`}
        </p>
      )}
    </Notice>
  );
}

export function UnreadNotice() {
  return (
    <Notice tone="warning" className="mb-6">
      <p>The keywords can’t be read at the moment. Load the page again in a minute.</p>
    </Notice>
  );
}
