import { toImageView } from '@/content/store/image';
import type { CardGridBlock } from '@/payload-types';
import { slugify } from '@/platform/slugify';
import { sectionHead } from '../section-head';
import type { CardGridProps } from './CardGrid';

/** Cards with their pictures; a card without one is drawn from its title. */
export function loadCardGrid(block: CardGridBlock): CardGridProps {
  return {
    ...sectionHead(block),
    layout: block.layout,
    cards: block.cards.map(({ title, text, meta, href, image }) => ({
      title,
      text,
      meta: meta || null,
      href: href || null,
      seed: slugify(title),
      image: toImageView(image),
    })),
  };
}
