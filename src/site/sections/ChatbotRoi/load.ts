import { getPriceBook } from '@/content/store/price-book';
import type { ChatbotRoiBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
import { sectionHead } from '../section-head';
import type { ChatbotRoiProps } from './ChatbotRoi';

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
