import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { FigureText } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ScannerPromoBlock } from '@/payload-types';
import { scanPath } from '@/platform/paths';
import { ExampleScore } from '../Scanner/ExampleReport';

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
            rank="main"
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
        <ExampleScore className="lg:col-span-6" />
      </div>
    </Section>
  );
}
