import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Checklist } from '@/design/ui/Checklist';
import { SectionHead } from '@/design/ui/SectionHead';

/** What a client has to bring along, as a list to tick off. */
export function Provide({ items }: { items: string[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHead
          id={id}
          layout="stacked"
          eyebrow="Your part"
          heading="What you will need to provide"
          className="self-start lg:sticky lg:top-28 lg:col-span-5"
        />
        <Checklist items={items} className="lg:col-span-7" />
      </div>
    </Section>
  );
}
