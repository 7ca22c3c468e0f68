import 'server-only';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import type { FaqTopic } from '../rules/faq-topics';
import { lexicalToText } from '../rules/lexical';
import type { FaqView } from '../rules/view-models';

/** Published questions of the given topics in the editor's order. */
export async function listFaqs(topics: readonly FaqTopic[]): Promise<FaqView[]> {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const docs = await listPublished(cms, 'faqs', {
    where: { topic: { in: [...topics] } },
    sort: '_order',
    depth: 1,
  });
  return docs.map((doc) => {
    const { id, question, answer } = doc;
    return {
      id,
      question,
      answer,
      answerText: lexicalToText(answer, (token) => resolvePriceText(`{{${token}}}`, book)),
    };
  });
}
