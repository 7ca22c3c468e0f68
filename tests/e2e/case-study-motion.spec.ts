import type { Page } from '@playwright/test';
import { expect, settleObservers, showPart, test } from './support/case-study';

declare global {
  interface Window {
    /** Every animation that a script of the page has started. */
    started: { part: string; index: number; delay: number }[];
  }
}

/** Records animations, because reading them while they run would be a race. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.started = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const part = this.hasAttribute('data-stroke') ? 'stroke' : 'words';
      const list = [...(this.closest('ol')?.children ?? [])];
      const index = list.findIndex((step) => step.contains(this));
      const delay = typeof options === 'object' ? (options.delay ?? 0) : 0;
      window.started.push({ part, index, delay });
      return animate.call(this, keyframes, options);
    };
  });
}

const startedOn = (page: Page) => page.evaluate(() => window.started);

test.describe('the timeline', () => {
  const timeline = [1, 2, 3, 4].map((number) => ({
    phase: `Phase ${number}`,
    title: `Step ${number}`,
    description: 'What happened in it, in a sentence.',
    ...(number === 2 ? {} : { duration: '1 week' }),
  }));
  const stepsOf = (page: Page) => page.getByRole('region', { name: 'Phase by phase' });
  const listOf = (page: Page) => stepsOf(page).getByRole('list');

  test('names each phase, with its duration where there is one', async ({ page, makeStudy }) => {
    const { path } = await makeStudy({ timeline });
    await page.goto(path);
    const steps = stepsOf(page).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(0)).toContainText('Phase 1, 1 week');
    await expect(steps.nth(1)).toContainText('Phase 2');
    await expect(steps.nth(1)).not.toContainText('week');
    await expect(steps.nth(3).getByRole('heading', { name: 'Step 4' })).toBeVisible();
  });

  test('alternates left and right of its line, and uses one side on a phone', {
    tag: '@full',
  }, async ({ page, makeStudy }) => {
    const { path } = await makeStudy({ timeline });
    await page.goto(path);
    const sides = () =>
      stepsOf(page)
        .getByRole('listitem')
        .evaluateAll((steps) =>
          steps.map((step) => {
            const [line, words] = ['[data-stroke]', '[data-words]'].map((part) =>
              step.querySelector(part)?.getBoundingClientRect(),
            );
            return (words?.right ?? 0) <= (line?.left ?? 0) ? 'left' : 'right';
          }),
        );
    expect(await sides()).toEqual(['left', 'right', 'left', 'right']);
    // Each begins beside the middle of the one before, so that no side stays blank.
    const spans = await stepsOf(page)
      .getByRole('listitem')
      .evaluateAll((steps) =>
        steps.map((step) => {
          const { top, height } = step.getBoundingClientRect();
          return { middle: top + height / 2, top };
        }),
      );
    for (const [index, { middle }] of spans.slice(0, -1).entries()) {
      expect(Math.abs((spans[index + 1]?.top ?? 0) - middle)).toBeLessThan(2);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sides()).toEqual(['right', 'right', 'right', 'right']);
  });

  test('is drawn once a tenth is visible, 150 ms from step to step', { tag: '@full' }, async ({
    page,
    makeStudy,
  }) => {
    await recordAnimations(page);
    const { path } = await makeStudy({ timeline });
    await page.goto(path);
    await showPart(listOf(page), 0.08);
    expect(await startedOn(page)).toEqual([]);
    await showPart(listOf(page), 0.12);
    await expect.poll(async () => (await startedOn(page)).length).toBe(8);
    const started = await startedOn(page);
    for (const part of ['stroke', 'words']) {
      const own = started.filter((animation) => animation.part === part);
      expect(own.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
      expect(own.map(({ delay }) => Math.round(delay))).toEqual([0, 150, 300, 450]);
    }
    // It remains visible after it is drawn.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await showPart(listOf(page), 0.5);
    expect(await startedOn(page)).toHaveLength(8);
  });

  test('is complete at once with reduced motion', { tag: '@full' }, async ({ page, makeStudy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordAnimations(page);
    const { path } = await makeStudy({ timeline, impact: [{ value: '9,500', label: 'a figure' }] });
    await page.goto(path);
    await showPart(listOf(page), 1);
    await expect(page.getByRole('heading', { name: 'Step 4' })).toBeVisible();
    expect(await startedOn(page)).toEqual([]);
  });
});

test.describe('the counters', () => {
  const values = ['1,000,000,000,000', '0.8', '90+', 'A+', '24/7', 'none'];
  const impact = values.map((value, index) => ({ value, label: `Figure ${index}` }));
  impact[0] = Object.assign({ prefix: '£' }, impact[0]);
  const figuresOf = (page: Page) => page.locator('[data-final]');

  test('have their final figure in the HTML, in any format', async ({ request, makeStudy }) => {
    const { path } = await makeStudy({ impact });
    const html = await (await request.get(path)).text();
    for (const value of values) expect(html).toContain(`>${value}</span>`);
  });

  test('count up from zero in 2000 ms once three tenths are visible', {
    tag: '@full',
  }, async ({ page, makeStudy }) => {
    const { path } = await makeStudy({ impact });
    await page.clock.install({ time: '2026-03-02T09:00:00Z' });
    await page.goto(path);
    // The page’s script is running.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await page.clock.pauseAt('2026-03-02T10:00:00Z');

    const figures = figuresOf(page);
    const digits = figures.first().locator('span');
    await showPart(digits, 0.2);
    await expect(figures.first()).toHaveText(values[0] ?? '');
    await showPart(digits, 0.35);
    await expect(figures.first()).toHaveText('0');
    await figures.last().scrollIntoViewIfNeeded();
    for (const figure of await figures.all()) await settleObservers(figure.locator('span'));
    await expect(figures).toHaveText(['0', '0.0', '0+', 'A+', '24/7', 'none']);

    await page.clock.runFor(1000);
    const middle = Number((await figures.first().textContent())?.replaceAll(',', ''));
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(1_000_000_000_000);
    await page.clock.runFor(980);
    await expect(figures.first()).not.toHaveText(values[0] ?? '');
    // The last step appears with the first frame after 2000 ms.
    await page.clock.runFor(40);
    await expect(figures).toHaveText(values);
  });

  test('show the final figure at once with reduced motion', { tag: '@full' }, async ({
    page,
    makeStudy,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      window.addEventListener('DOMContentLoaded', () => {
        for (const figure of document.querySelectorAll('[data-final]')) {
          new MutationObserver(() => {
            document.body.dataset.counted = 'yes';
          }).observe(figure, { subtree: true, childList: true, characterData: true });
        }
      });
    });
    const { path } = await makeStudy({ impact });
    await page.goto(path);
    await figuresOf(page).last().scrollIntoViewIfNeeded();
    for (const figure of await figuresOf(page).all()) await settleObservers(figure);
    await expect(figuresOf(page)).toHaveText(values);
    await expect(page.locator('body')).not.toHaveAttribute('data-counted');
  });
});
