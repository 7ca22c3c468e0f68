import 'server-only';
import { z } from 'zod';
import { getSiteIdentity } from '@/content/store/site';
import { BoundedCache } from '@/platform/bounded-cache';
import type { ChatModel } from '@/platform/chat-model-settings';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { metrics } from '@/platform/metrics';
import { consume, limiterOf } from '@/platform/rate-limit/take-points';
import type { FoundAnswer } from '../rules/answers';
import { mostPassages, readWording, wordingMessages } from '../rules/worded-answer';

const patienceMs = 10_000;
/** Tokens of an answer of 80 words, with its JSON. */
const mostTokens = 300;
const daySeconds = 24 * 60 * 60;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const replies = new BoundedCache<string>(200);

/** @throws without a reply, and when the day's budget is used up */
async function askModel(model: ChatModel, messages: object[]): Promise<string> {
  const budget = { prefix: 'chatModel', points: model.answersADay, seconds: daySeconds };
  const { allowed } = await consume(await limiterOf(budget), 'all');
  if (!allowed) throw new Error('The answers of the day are used up (CHAT_MODEL_ANSWERS_A_DAY).');
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      'Content-Type': 'application/json',
      ...(model.key ? { Authorization: `Bearer ${model.key}` } : {}),
    },
    body: JSON.stringify({ model: model.name, messages, temperature: 0, max_tokens: mostTokens }),
  });
  if (!response.ok) throw new Error(`It answered with status ${response.status}.`);
  const [choice] = completion.parse(await response.json()).choices;
  return choice?.message.content ?? '';
}

/**
 * Lets the language model word an answer from the passages that were found, if one is configured.
 * Whatever fails, and a reply that goes beyond the passages, leaves the passages themselves.
 */
export async function answerWithModel(question: string, found: FoundAnswer): Promise<FoundAnswer> {
  const { chatModel } = getEnv();
  if (!chatModel || found.status !== 'answered') return found;
  const { brandName } = await getSiteIdentity();
  const all = [found.answer, ...(found.also ? [found.also] : []), ...found.others];
  const passages = all.slice(0, mostPassages);
  const messages = wordingMessages(brandName, question, passages);
  const { logger } = await getCms();
  const count = (outcome: 'worded' | 'unanswered' | 'refused' | 'failed') =>
    metrics().modelAnswers.inc({ outcome });
  let reply: string;
  try {
    reply = await replies.get(JSON.stringify(messages), () => askModel(chatModel, messages));
  } catch (error) {
    count('failed');
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn(
      `The chat showed its passages, because the language model gave no answer: ${reason}`,
    );
    return found;
  }
  const worded = readWording(reply, question, passages);
  if (worded === 'unanswered') {
    count('unanswered');
    return { status: 'unknown', others: all.slice(0, 3) };
  }
  if (!worded) {
    count('refused');
    logger.warn('The chat showed its passages, because the language model went beyond them.');
    return found;
  }
  count('worded');
  return { ...found, worded, others: all.filter((view) => !worded.sources.includes(view)) };
}
