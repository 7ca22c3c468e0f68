import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Half faded in, elements do not have their final colours. */
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
 * A page’s check by axe, to be narrowed down. It reports violations only, and opens no second page
 * to combine frames’ results, since no frame has another origin. Both would take several times as
 * long as the check itself.
 */
export function examination(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result can change with the colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function listed(examining: AxeBuilder): Promise<string[]> {
  const { violations } = await examining.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Describes the barriers on a page in its current state. The guard of `test.ts` catches console
 * errors.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  await untilStill(page);
  return listed(examination(page).withTags(allRules));
}

/** The same where a page’s policy blocks fetching its style sheets, so that axe must not try. */
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

/** Finds poor contrast only, for a page already checked in other colours. */
export async function findPoorColours(page: Page): Promise<string[]> {
  await untilStill(page);
  return listed(examination(page).withRules(colourRules));
}
