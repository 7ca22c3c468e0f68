import type { BrowserContext } from '@playwright/test';
import { choiceVersion } from '@/lib/privacy-choice';

export const choiceKey = 'ftj_privacy_choice';

export type PrivacyAnswer = 'yes' | 'no' | null;

/** Makes the pages of a browser find an answer from an earlier visit. */
export async function answerPrivacy(context: BrowserContext, answer: PrivacyAnswer): Promise<void> {
  if (answer === null) return;
  const stored = {
    version: choiceVersion,
    statistics: answer === 'yes',
    at: '2026-01-05T09:00:00Z',
  };
  await context.addInitScript(
    ([key, choice]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, choice);
      } catch {
        // A sandboxed frame has no storage.
      }
    },
    [choiceKey, JSON.stringify(stored)] as const,
  );
}
