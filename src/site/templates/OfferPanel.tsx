import { useId } from 'react';
import type { LexicalState } from '@/content/rules/lexical';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import { leadAnchorPath } from '@/platform/paths';

/** The first step a place suggests, in its own words where it has some, with the one action. */
export function OfferPanel({ heading, offer }: { heading: string; offer: LexicalState | null }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="night on-panel relative bg-panel text-ink print:hidden"
    >
      <Ruler className="absolute inset-x-0 top-0 rotate-180" />
      <Container className="grid grid-cols-1 gap-x-12 gap-y-7 py-section lg:grid-cols-12">
        <h2 id={id} className="text-h2 lg:col-span-5">
          {heading}
        </h2>
        <div className="lg:col-span-7">
          {offer ? (
            <Prose className="mb-8 text-lead">
              <CmsRichText content={offer} />
            </Prose>
          ) : null}
          <Button href={leadAnchorPath} variant="primary" className="max-sm:w-full">
            Get Started
          </Button>
        </div>
      </Container>
    </section>
  );
}
