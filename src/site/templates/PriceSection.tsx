import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { SectionHead } from '@/design/ui/SectionHead';
import { TickList } from '@/design/ui/TickList';
import type { PackageView } from '@/prices/rules/price-list-views';
import { PackageReceipt } from '@/prices/ui/PackageReceipt';

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
