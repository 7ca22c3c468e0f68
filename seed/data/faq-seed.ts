import type { FaqTopic } from '@/content/rules/view-models';

export interface FaqSeed {
  key: string;
  topic: FaqTopic;
  question: string;
  /** Markdown, with price tokens. */
  answer: string;
  /** Position within its topic. */
  order: number;
}

export function paragraphs(...blocks: string[]): string {
  return blocks.join('\n\n');
}
