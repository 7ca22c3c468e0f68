import { getPriceBook } from '@/content/store/price-book';
import type { ChatbotTiersBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
import { sectionHead } from '../section-head';
import type { ChatbotTiersProps } from './ChatbotTiers';

/** The published tiers. */
export async function loadChatbotTiers(block: ChatbotTiersBlock): Promise<ChatbotTiersProps> {
  const { chatbotTiers } = await getPriceBook();
  return {
    ...sectionHead(block),
    tiers: chatbotTiers,
    note: block.note || null,
    actionLabel: 'Get Started',
    actionHref: leadAnchorPath,
  };
}
