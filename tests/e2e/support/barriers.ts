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
 * An examination of a page by axe, to be narrowed down. Only what is wrong is described, and no
 * second page is opened to put the frames’ answers together (none of ours is of another origin):
 * both take several times as long as the examination itself.
 */
export function examination(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose verdict can change with the colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function listed(examining: AxeBuilder): Promise<string[]> {
  const { violations } = await examining.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * What keeps somebody out of a page as it is now, in words. What the browser reports besides is
 * caught by the guard of `test.ts`.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  await untilStill(page);
  return listed(examination(page).withTags(allRules));
}

/** The same where a page’s own policy lets nobody fetch its style sheets, so that axe must not try. */
export async function findBarriersAlone(page: Page): Promise<string[]> {
  await untilStill(page);
  const examining = examination(page).options({ preload: false, resultTypes: ['violations'] });
  return listed(examining.withTags(allRules));
}

/** The same in one part of it, named by a selector. */
export async function findBarriersIn(page: Page, part: string): Promise<string[]> {
  await untilStill(page);
  return listed(examination(page).include(part));
}

/** What can’t be told apart, for a page that was looked at in other colours already. */
export async function findPoorColours(page: Page): Promise<string[]> {
  await untilStill(page);
  return listed(examination(page).withRules(colourRules));
}
