import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { FigureText } from '@/design/ui/Figures';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ScannerPromoBlock } from '@/payload-types';
import { scanPath } from '@/platform/paths';
import { overallScore } from '@/scanner/score/score-report';

/** A made-up result that shows what a report looks like; the component labels it as an example. */
const example = [
  { category: 'seo', label: 'Search', score: 74 },
  { category: 'performance', label: 'Speed', score: 58 },
  { category: 'accessibility', label: 'Accessibility', score: 81 },
  { category: 'security', label: 'Security', score: 42 },
  { category: 'mobile', label: 'Mobile', score: 90 },
  { category: 'ai-search', label: 'AI search', score: 66 },
  { category: 'local-business', label: 'Local signals', score: 50 },
] as const;
const exampleScore = overallScore(example, []);

/** The free scanner: a plain form, and what comes back; omitted while its page is unpublished. */
export async function ScannerPromo({ block }: { block: ScannerPromoBlock }) {
  const { isLive } = await getSiteIndex();
  if (!isLive(scanPath)) return null;
  const { anchor, eyebrow = null, heading, intro = null, note } = block;
  return (
    <Section id={anchor || undefined} ground="panel" labelledBy="scanner-promo">
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12 lg:items-center xl:gap-x-16">
        <div className="lg:col-span-6">
          <SectionHead
            id="scanner-promo"
            layout="stacked"
            eyebrow={eyebrow}
            heading={heading}
            intro={intro}
          />
          <form action={scanPath} method="get" className="mt-8 max-w-[34rem] print-hidden">
            <label htmlFor="scanner-promo-url" className="block pb-2 text-small font-semibold">
              Website address
            </label>
            <div className="flex gap-1.5 rounded-control bg-ink p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-orchard">
              <input
                id="scanner-promo-url"
                name="url"
                type="text"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="your-business.co.uk"
                className="min-h-11 min-w-0 flex-1 bg-transparent px-3 font-mono text-body text-paper outline-none placeholder:text-hint"
              />
              <Button type="submit" variant="primary" size="small">
                Scan it
              </Button>
            </div>
          </form>
          <FigureText text={note} className="mt-4 text-small text-muted" />
        </div>
        <figure className="lg:col-span-6">
          <div className="grid grid-cols-1 items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
            <Gauge score={exampleScore} label="Example score" className="mx-auto" />
            <div>
              {example.map((category) => (
                <BarMeter key={category.label} label={category.label} value={category.score} />
              ))}
            </div>
          </div>
          <figcaption className="mt-5 border-t border-rule pt-2.5 font-mono text-label text-muted">
            An example result, not a scan of a real site
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
