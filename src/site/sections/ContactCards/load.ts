import { getSiteIdentity } from '@/content/store/site';
import type { ContactCardsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { ContactCardsProps } from './ContactCards';

/** How to reach the studio, from the site settings. */
export async function loadContactCards(block: ContactCardsBlock): Promise<ContactCardsProps> {
  return { ...sectionHead(block), identity: await getSiteIdentity() };
}
