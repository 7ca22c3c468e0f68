import { listRelatedPages } from '@/content/store/related';
import type { RelatedLinksBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { RelatedLinksProps } from './RelatedLinks';

/** The pages that have most to say to a reader of this one; nothing where none comes close enough. */
export async function loadRelatedLinks(
  block: RelatedLinksBlock,
  path: string,
): Promise<RelatedLinksProps | null> {
  const pages = await listRelatedPages(path, { limit: block.limit, minimum: block.minimum });
  return pages.length > 0 ? { ...sectionHead(block), pages } : null;
}
