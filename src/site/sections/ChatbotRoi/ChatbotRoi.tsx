import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Notice } from '@/design/ui/Notice';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ChatbotRoiBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
import { getPriceBook } from '@/prices/store/price-book';
import type { RoiCalculatorProps } from '@/prices/ui/chatbot-roi/RoiCalculator';
import { RoiCalculator } from '../../lazy-parts';
import { sectionHead } from '../section-head';

export interface ChatbotRoiProps extends RoiCalculatorProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
}

/** Calculator of a chatbot's return, from the visitor's figures. */
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

/** The calculator at today’s prices; nothing while no tier is published. */
export async function loadChatbotRoi(block: ChatbotRoiBlock): Promise<ChatbotRoiProps | null> {
  const { chatbotTiers, policy } = await getPriceBook();
  if (chatbotTiers.length === 0) return null;
  const { questions, answerPercent, minutesPerAnswer, hour, lostCustomers, customer } = block;
  return {
    ...sectionHead(block),
    limits: {
      questions,
      answerPercent,
      minutesPerAnswer,
      hourPence: { initial: hour.initialPence, most: hour.mostPence },
      lostCustomers,
      customerPence: { initial: customer.initialPence, most: customer.mostPence },
    },
    terms: {
      tiers: chatbotTiers.map((tier) => ({
        key: tier.key,
        name: tier.name,
        pricePerMonthFromPence: tier.pricePerMonthFromPence,
        pricePerMonthToPence: tier.pricePerMonthToPence,
        conversations: tier.conversations,
      })),
      extraFromPence: policy.chatbotExtraFrom,
      extraToPence: policy.chatbotExtraTo,
    },
    note: block.note || null,
    links: (block.links ?? []).map(({ label, href }) => ({ label, href })),
    enquiryHref: leadAnchorPath,
  };
}
