import type { ProcessBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { ProcessProps } from './Process';

/** The stages, in working days. */
export function loadProcess(block: ProcessBlock): ProcessProps {
  return {
    ...sectionHead(block),
    steps: block.steps.map(({ title, text, fromDay, toDay }) => ({ title, text, fromDay, toDay })),
  };
}
