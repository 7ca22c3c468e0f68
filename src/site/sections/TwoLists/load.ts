import type { TwoListsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { TwoListsProps } from './TwoLists';

/** Both lists. */
export function loadTwoLists(block: TwoListsBlock): TwoListsProps {
  return {
    ...sectionHead(block),
    leftHeading: block.leftHeading,
    left: block.left.map(({ text }) => text),
    rightHeading: block.rightHeading,
    right: block.right.map(({ text }) => text),
  };
}
