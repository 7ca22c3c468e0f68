import type { AtAGlanceBlock } from '@/payload-types';
import type { AtAGlanceProps } from './AtAGlance';

/** The facts, in the order that staff gave them. */
export function loadAtAGlance(block: AtAGlanceBlock): AtAGlanceProps {
  return {
    heading: block.heading,
    facts: block.facts.map(({ term, description }) => ({ term, description })),
  };
}
