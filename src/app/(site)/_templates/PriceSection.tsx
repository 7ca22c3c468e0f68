import { useId } from 'react';
import { Section } from '@/components/layout/Section';
import { Button } from '@/components/ui/Button';
import { PackageReceipt } from '@/components/ui/PackageReceipt';
import { SectionHead } from '@/components/ui/SectionHead';
import { TickList } from '@/components/ui/TickList';
import type { PackageView } from '@/domain/content/view-models';

/** A page's one package: what is in it beside what it costs. */
export function PriceSection({ item, actionHref }: { item: PackageView; actionHref: string }) {
  const id = useId();
  return (
    <Section id="price" labelledBy={id} shared>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionHead
            id={id}
            layout="stacked"
            eyebrow="Price"
            heading="What it costs, and what is in it"
            intro={item.description}
          />
          <TickList items={item.features} className="mt-8 border-b border-rule" />
        </div>
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5 lg:col-start-8">
          <PackageReceipt item={item} headingLevel="h3">
            <Button href={actionHref} variant="primary" wide className="print-hidden">
              Get Started
            </Button>
          </PackageReceipt>
        </div>
      </div>
    </Section>
  );
}
