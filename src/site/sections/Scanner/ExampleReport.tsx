import { exampleRemedies } from '@/content/rules/report-quotes';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { SectionHead } from '@/design/ui/SectionHead';
import { findOwnRepair } from '@/scanner/checks/own-repairs';
import { checks } from '@/scanner/checks/registry';
import { overallScore } from '@/scanner/score/score-report';
import { categoryLabels } from '@/scans/rules/scan-state';
import { getRemedyOffers } from '@/scans/store/scanner-settings';
import { FirstSteps } from '@/scans/ui/scan/report/FirstSteps';

/** A made-up result, labelled as an example wherever it is shown. */
const example = [
  { category: 'seo', score: 74 },
  { category: 'performance', score: 58 },
  { category: 'accessibility', score: 81 },
  { category: 'security', score: 42 },
  { category: 'mobile', score: 90 },
  { category: 'ai-search', score: 66 },
  { category: 'local-business', score: 50 },
] as const;
const exampleScore = overallScore(example, []);

/** A finding of that site for each kind of work, in the scanner's words. */
const found: Record<(typeof exampleRemedies)[number], { id: string; summary: string }> = {
  local: {
    id: 'local-phone',
    summary: 'The phone number 01632 960118 is shown, but not as a link that dials.',
  },
  words: { id: 'seo-description', summary: 'There is no description for search results.' },
  legal: {
    id: 'local-company-details',
    summary:
      'For Smith Plumbing Ltd, the company number and the registered office were not found on the 3 pages that we read. A company may have to give them.',
  },
};

/** The example's score and its parts. */
export function ExampleScore({ className, look }: { className: string; look?: string }) {
  return (
    <figure className={className}>
      <div
        className={classNames(
          'grid grid-cols-1 items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]',
          look,
        )}
      >
        <Gauge score={exampleScore} label="Example score" className="mx-auto" />
        <div>
          {example.map(({ category, score }) => (
            <BarMeter key={category} label={categoryLabels[category]} value={score} />
          ))}
        </div>
      </div>
      <figcaption className="mt-5 border-t border-rule pt-2.5 font-mono text-label text-muted">
        An example result, not a scan of a real site
      </figcaption>
    </figure>
  );
}

/** A report's first screen: the score, and what to do first, by whom and for how much. */
export async function ExampleReport({ heading }: { heading: string }) {
  const steps = exampleRemedies.flatMap((remedy) => {
    const { id, summary } = found[remedy];
    const check = checks.find((one) => one.id === id);
    return check ? [{ ...check, summary, own: findOwnRepair(id) }] : [];
  });
  return (
    <Section ground="mist" labelledBy="example-report">
      <SectionHead rank="main" id="example-report" heading={heading} />
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-10 lg:mt-9 lg:grid-cols-12 xl:gap-x-16">
        <ExampleScore className="lg:col-span-4" look="lg:grid-cols-1" />
        <div className="lg:col-span-8">
          <FirstSteps isExample steps={steps} builder={null} offers={await getRemedyOffers()} />
        </div>
      </div>
    </Section>
  );
}
