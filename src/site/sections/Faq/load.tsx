import { CmsRichText } from '@/content/store/CmsRichText';
import { listFaqs } from '@/content/store/faqs';
import type { FaqBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { FaqProps } from './Faq';

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
