import type { Check } from '../../model/check.ts';
import { aiAnswerBots } from './ai-answer-bots.ts';
import { aiEntity } from './ai-entity.ts';
import { aiLlmsTxt } from './ai-llms-txt.ts';
import { aiQuestions } from './ai-questions.ts';
import { aiSemanticHtml } from './ai-semantic-html.ts';
import { aiSnippetAllowed } from './ai-snippet-allowed.ts';
import { aiTextWithoutJs } from './ai-text-without-js.ts';
import { aiTrainingBots } from './ai-training-bots.ts';

export const aiSearchChecks: readonly Check[] = [
  aiAnswerBots,
  aiTrainingBots,
  aiTextWithoutJs,
  aiSnippetAllowed,
  aiEntity,
  aiSemanticHtml,
  aiQuestions,
  aiLlmsTxt,
];
