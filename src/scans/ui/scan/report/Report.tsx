import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import type { ScanReport } from '@/scanner/model/report';
import { formatScanMoment } from '../../../rules/scan-moment';
import { CategorySection } from './CategorySection';
import { ComparisonPanel } from './ComparisonPanel';
import { OffersPanel } from './OffersPanel';
import type { OffersByRemedy } from './offers';
import { ReportHead } from './ReportHead';
import { type Comparison, categoryReports } from './report-view';

export interface ReportProps {
  report: ScanReport;
  brand: string;
  comparison: Comparison | null;
  offers: OffersByRemedy;
  actions: ReactNode;
}

/** A whole report: what was scanned, its scores, and every finding with its evidence. */
export function Report({ report, brand, comparison, offers, actions }: ReportProps) {
  const categories = categoryReports(report);
  const when = formatScanMoment(new Date(report.scannedAt));
  return (
    <Container className="pt-8 pb-20 lg:pt-12 lg:pb-28">
      <ReportHead {...{ report, categories, brand, when, actions }} />
      {comparison ? (
        <ComparisonPanel
          comparison={comparison}
          when={formatScanMoment(new Date(comparison.scannedAt))}
        />
      ) : null}
      {categories.map((category) => (
        <CategorySection key={category.key} report={category} offers={offers} />
      ))}
      <OffersPanel categories={categories} offers={offers} />
      <footer className="mt-16 border-t border-ink pt-5 text-small text-muted">
        <p className="max-w-note">
          This is one page as it answered at the time above, read without a browser. Colours, layout
          and what scripts add are not part of it. Where the law is named, the finding is a pointer
          and no legal advice.
        </p>
        <p className="mt-3 font-mono text-label wrap-anywhere">
          {brand} {report.engine}, {when}, {report.url}
        </p>
      </footer>
      {/* On every printed sheet: date and address (specification, section 5). */}
      <p
        aria-hidden="true"
        className="pointer-events-none fixed inset-x-0 top-[46%] hidden rotate-[-24deg] text-center font-mono text-h3 opacity-10 print:block"
      >
        {brand} · {when} · {report.url}
      </p>
    </Container>
  );
}
