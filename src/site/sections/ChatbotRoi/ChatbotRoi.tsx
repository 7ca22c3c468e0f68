import { Notice } from '@/design/ui/Notice';
import type { ChatbotRoiBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
import { getPriceBook } from '@/prices/store/price-book';
import type { RoiCalculatorProps } from '@/prices/ui/chatbot-roi/RoiCalculator';
import { RoiCalculator } from '../../lazy-parts';
import { HeadedSection } from '../HeadedSection';

/** Calculator of a chatbot's return at present prices; omitted without a published tier. */
export async function ChatbotRoi({ block }: { block: ChatbotRoiBlock }) {
  const { chatbotTiers, policy } = await getPriceBook();
  if (chatbotTiers.length === 0) return null;
  const { questions, answerPercent, minutesPerAnswer, hour, lostCustomers, customer } = block;
  const calculator: RoiCalculatorProps = {
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
  return (
    <HeadedSection head={block} rank="main" ground="mist">
      <Notice className="mt-9 hidden max-w-measure noscript:flex">
        Script is switched off in your browser, so the figures can’t be changed. The sum below shows
        an example and how it is worked out.
      </Notice>
      <div className="mt-7 lg:mt-9">
        <RoiCalculator {...calculator} />
      </div>
    </HeadedSection>
  );
}
