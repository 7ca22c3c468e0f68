import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { LinkIndex, type LinkIndexProps } from '@/design/ui/LinkIndex';
import { SectionHead } from '@/design/ui/SectionHead';

export interface PageIndexProps extends Pick<LinkIndexProps, 'items' | 'columns'> {
  /** Name for links to this section. */
  anchor?: string;
  eyebrow: string;
  heading: string;
}

/** Links to related pages of the same kind; omitted if empty. */
export function PageIndex({ anchor, eyebrow, heading, items, columns = 2 }: PageIndexProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section id={anchor} labelledBy={id} shared>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHead
          id={id}
          layout="stacked"
          eyebrow={eyebrow}
          heading={heading}
          className="lg:col-span-5"
        />
        <LinkIndex items={items} columns={columns} className="self-start lg:col-span-7" />
      </div>
    </Section>
  );
}
