import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import { FactStrip } from '@/design/ui/FactStrip';
import { seoDashboardPath } from '@/platform/paths';
import {
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
} from '../rules/keyword-views';

const tabs = [
  { label: 'Keywords', href: seoDashboardPath },
  { label: 'By page', href: seoPagesPath },
  { label: 'Gaps', href: seoGapsPath },
] as const;

/** The three ways to look at the keywords. */
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
  /** Of the list as it is narrowed down, for the export. */
  query?: string;
}

/** What all keywords come to, and what can be done with them. */
export function DashboardHead({ figures, current, query = '' }: DashboardHeadProps) {
  const { count, averageCpcPence, withoutPage, withoutVolume } = figures;
  return (
    <Container className="pt-8 lg:pt-12">
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
  );
}
