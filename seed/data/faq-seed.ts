import type { FaqTopic } from '@/content/rules/view-models';

export interface FaqSeed {
  key: string;
  topic: FaqTopic;
  question: string;
  /** Markdown, with price tokens. */
  answer: string;
  /** Other words in which owners ask it. */
  alsoAsked?: readonly string[];
  /** Position within its topic. */
  order: number;
}

export function paragraphs(...blocks: string[]): string {
  return blocks.join('\n\n');
}
