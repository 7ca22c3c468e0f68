import type { BrowserContext, Locator, Page } from '@playwright/test';
import { choiceVersion } from '@/platform/consent-store';

export const choiceKey = 'ftj_privacy_choice';

export type PrivacyAnswer = 'yes' | 'no' | null;

/** Stores an answer from an earlier visit for the pages of a browser. */
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

/**
 * Reads the panel, its two buttons and the footer in a single call. Separate calls would differ
 * while the panel slides in.
 */
export const measureConsentPanel = (consentPanel: Locator) =>
  consentPanel.evaluate(async (element) => {
    await Promise.all(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})),
    );
    // A new window size reaches the page’s observers with the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    window.scrollTo({ top: 1e6, behavior: 'instant' });
    const look = (button: Element | undefined) => {
      if (!button) return null;
      const { color, backgroundColor, border, font, padding } = getComputedStyle(button);
      const { width, height, top } = button.getBoundingClientRect();
      return { color, backgroundColor, border, font, padding, width, height, top };
    };
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const [yes, no] = element.querySelectorAll('button');
    return {
      yes: look(yes),
      no: look(no),
      panel: { left, width, top, bottom },
      foot: document.querySelector('body footer')?.getBoundingClientRect().bottom ?? Infinity,
    };
  });

/**
 * Starts to count layout shifts of an open page.
 *
 * @returns reads the number so far, two frames later
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { seen, observer };
  });
  return () =>
    watch.evaluate(
      ({ seen, observer }) =>
        new Promise<number>((resolve) => {
          const count = () => resolve([...seen, ...observer.takeRecords()].length);
          requestAnimationFrame(() => requestAnimationFrame(count));
        }),
    );
}
