import type { BenefitsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { BenefitsProps } from './Benefits';

/** The points, in the order that staff gave them. */
export function loadBenefits(block: BenefitsBlock): BenefitsProps {
  return {
    ...sectionHead(block),
    items: block.items.map(({ title, text }) => ({ title, text })),
  };
}
