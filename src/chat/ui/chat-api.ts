import { postJson } from '@/platform/own-server';
import { backOffMs, waitFor } from '@/platform/send-form';
import type { ChatAction } from '../rules/conversation';

const mostRetries = 3;
const patienceMs = 15_000;

export interface Limited {
  status: 'limited';
}

/**
 * Asks the chat. All actions may be repeated: a conversation and a message have keys of their own.
 * @returns `null` without an answer
 */
export async function askChat<Answer extends object>(
  action: ChatAction,
  body: object,
): Promise<Answer | Limited | null> {
  for (let retry = 0; ; retry += 1) {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await postJson(`/api/chat/${action}`, body, { signal }).catch(() => null);
    if (response?.ok || response?.status === 429) return (await response.json()) as Answer;
    if (retry === mostRetries || !navigator.onLine || response?.status === 400) return null;
    await waitFor(backOffMs(retry));
  }
}
