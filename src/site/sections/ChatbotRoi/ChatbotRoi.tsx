import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Notice } from '@/design/ui/Notice';
import { SectionHead } from '@/design/ui/SectionHead';
import { RoiCalculator } from '@/prices/ui/chatbot-roi/lazy-parts';
import type { RoiCalculatorProps } from '@/prices/ui/chatbot-roi/RoiCalculator';

export interface ChatbotRoiProps extends RoiCalculatorProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
}

/** Whether a chatbot would pay, worked out from one’s own figures. */
export function ChatbotRoi(props: ChatbotRoiProps) {
  const { anchor, eyebrow, heading, intro, ...calculator } = props;
  const id = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={id} ground="mist">
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <Notice className="mt-9 hidden max-w-measure noscript:flex">
        Script is switched off in your browser, so the figures can’t be changed. The sum below shows
        an example and how it is worked out.
      </Notice>
      <div className="mt-9 lg:mt-12">
        <RoiCalculator {...calculator} />
      </div>
    </Section>
  );
}
