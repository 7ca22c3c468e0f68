import 'server-only';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { pricingPath } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';

/** A section of a page, for the link of what it shows. */
interface Shown {
  href: string;
  title: string;
  /** Topics that the section shows: fewer are closer to the question. */
  topics: number;
}

const kinds = ['packageGrid', 'retainerList', 'addOnList', 'chatbotTiers', 'estimator'];

/** The section that shows each topic of questions, and each kind of price. */
export const readShownAt = rememberUntilChange(async (): Promise<Map<string, Shown>> => {
  const pages = await listPublished(await getCms(), 'pages', {
    depth: 0,
    sort: 'path',
    select: { path: true, title: true, sections: true, meta: true },
  });
  const found = new Map<string, Shown>();
  const closer = (one: Shown, other: Shown | undefined) => !other || one.topics < other.topics;
  for (const { path, title, sections, meta } of pages) {
    if (meta?.noIndex) continue;
    for (const block of sections ?? []) {
      const isFaq = block.blockType === 'faq';
      if (!isFaq && !kinds.includes(block.blockType)) continue;
      const anchor = 'anchor' in block && block.anchor ? `#${block.anchor}` : '';
      const topics = isFaq ? block.topics.length : path === pricingPath ? 0 : 1;
      const shown = { href: path + anchor, title, topics };
      for (const key of isFaq ? block.topics : [block.blockType]) {
        if (closer(shown, found.get(key))) found.set(key, shown);
      }
    }
  }
  return found;
});
