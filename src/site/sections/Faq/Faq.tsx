import { type ReactNode, useId } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import { listFaqs } from '@/content/store/faqs';
import { Section } from '@/design/layout/Section';
import { Accordion } from '@/design/ui/Accordion';
import { SectionHead } from '@/design/ui/SectionHead';
import type { FaqBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface FaqProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  items: { id: number | string; question: string; answer: ReactNode }[];
}

/** Questions and answers beside a sticky heading. */
export function Faq({ anchor, eyebrow, heading, intro, items }: FaqProps) {
  const id = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-12">
        <SectionHead
          id={id}
          layout="stacked"
          eyebrow={eyebrow}
          heading={heading}
          intro={intro}
          className="self-start lg:sticky lg:top-28 lg:col-span-4"
        />
        <div className="lg:col-span-8 xl:col-span-7 xl:col-start-6">
          <Accordion name={`faq${id}`} items={items} />
        </div>
      </div>
    </Section>
  );
}

/** The published questions of the chosen topics. */
export async function loadFaq(block: FaqBlock): Promise<FaqProps> {
  const faqs = await listFaqs(block.topics);
  return {
    ...sectionHead(block),
    items: faqs.map(({ id, question, answer }) => ({
      id,
      question,
      answer: <CmsRichText content={answer} />,
    })),
  };
}
