import type { ChecklistBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { ChecklistProps } from './Checklist';

/** The checklist's lines. */
export function loadChecklist(block: ChecklistBlock): ChecklistProps {
  return {
    ...sectionHead(block),
    items: block.items.map(({ text, isPassing }) => ({ text, isPassing: isPassing ?? false })),
    printLabel: block.printLabel,
  };
}
