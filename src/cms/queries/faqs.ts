import 'server-only';
import type { FaqTopic } from '@/domain/content/faq-topics';
import { type LexicalState, lexicalToText } from '@/domain/content/lexical';
import type { FaqView } from '@/domain/content/view-models';
import { resolvePriceText } from '@/domain/pricing/price-text';
import { getCms } from '../client';
import { getPriceBook } from './price-book';

/** Published questions of the given topics, in the order that staff gave them. */
export async function listFaqs(topics: readonly FaqTopic[]): Promise<FaqView[]> {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { docs } = await cms.find({
    collection: 'faqs',
    overrideAccess: false,
    draft: false,
    pagination: false,
    where: { and: [{ _status: { equals: 'published' } }, { topic: { in: [...topics] } }] },
    sort: '_order',
    depth: 1,
  });
  return docs.map((doc) => {
    const answer = doc.answer as unknown as LexicalState;
    return {
      id: doc.id,
      question: doc.question,
      answer,
      answerText: lexicalToText(answer, (token) => resolvePriceText(`{{${token}}}`, book)),
    };
  });
}
