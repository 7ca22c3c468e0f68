import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Half faded in, nothing has its colours yet. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(endOf(effect)));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    function endOf(effect: AnimationEffect | null): number {
      return Number(effect?.getComputedTiming().endTime ?? 0);
    }
  });
}

/**
 * What keeps somebody out of a page as it is now, in words. What the browser reports besides is
 * caught by the guard of `test.ts`.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The same in one part of it, named by a selector. */
export async function findBarriersIn(page: Page, part: string): Promise<string[]> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
