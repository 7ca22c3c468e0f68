import type { Locator, Page } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { allStudies, expect, linkNames, openFolds, studies, test } from './support/case-study';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** What the slider says of the picture that no client had. */
const usual = 'A usual site, drawn by us';

/** Content of each seeded page beyond the common parts. */
const contents = {
  'tool-theft-locator': {
    tags: ['Map', 'Moderation', 'Privacy'],
    facts: ['Our own project', '£15,000–22,000', '£10,000–15,000', '10–14 weeks'],
    metrics: ['13', '7'],
    features: 6,
    phases: 5,
    figures: 'The project in figures',
    impact: ['8', '5', '3', '0'],
    testimonials: 1,
    diagram: 'Edge functions (7)',
    next: '/#contact',
  },
  'bros-carpentry': {
    tags: ['Local search', 'Photography', 'Trades'],
    facts: ['Our own project', 'Trades & Services Power', '£1,800', '2–3 weeks'],
    metrics: ['5', '240KB'],
    features: 5,
    phases: 4,
    figures: 'The plan in figures',
    impact: ['12', '8', '12', '4', '12+', '90+', '<2s'],
    testimonials: 2,
    diagram: 'A job, entered once',
    next: '/#contact',
  },
  'helix-heating': {
    tags: ['Plumbing and heating', 'WhatsApp', 'Local search'],
    facts: ['Our own project', 'Trades & Services Power', '£1,800', '+ £500', '2–3 weeks'],
    metrics: ['5', '80KB'],
    features: 6,
    phases: 4,
    figures: 'The plan in figures',
    impact: ['28', '12', '8', '6'],
    testimonials: 1,
    diagram: '56 pages of finished HTML',
    next: '/#lead-capture',
  },
} as const;

/** Checks that pictures are not cut: they are taken in the shape of their frames. */
async function expectWhole(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const shapes = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.clientWidth / image.clientHeight, image.naturalWidth / image.naturalHeight];
    });
    expect(shapes[0], (await picture.getAttribute('alt')) ?? '').toBeCloseTo(shapes[1] ?? 0, 1);
  }
}

for (const { slug, title } of orFirst(studies)) {
  const content = contents[slug];
  const path = `/projects/${slug}`;

  test(`${slug} opens with its summary, its link and two figures`, async ({ page, cms }) => {
    const { description } = await cms.find('case-studies', 'slug', slug);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // What follows may quote a price.
    const [first = ''] = String(description).split(/(?<=\.) /);
    await expect(page.getByText(first).first()).toBeVisible();
    const tags = page.getByRole('list', { name: 'Tags' }).first().getByRole('listitem');
    await expect(tags).toHaveText(['Demonstration project', ...content.tags]);
    const site = page.getByRole('link', { name: /^Visit Live Site/ }).first();
    await expect(site).toHaveAttribute('href', `/demos/${slug}`);
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', /\bnoopener\b/);
    const lists = page.locator('header, main').locator('dl');
    await expect(lists.nth(0).locator('dd')).toHaveText([...content.metrics]);
    await expect(lists.nth(1).locator('dd')).toHaveText([...content.facts]);
  });

  test(`${slug} has every section from brief to bill`, async ({ page, cms }) => {
    const { technologies } = await cms.find('case-studies', 'slug', slug);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The challenge' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The solution' })).toBeVisible();
    const features = region(page, 'What it does');
    await expect(features.getByRole('heading', { level: 3 })).toHaveCount(content.features);
    await expectWhole(features.getByRole('img'));

    const screens = region(page, 'What it looks like');
    const shots = screens.getByRole('listitem').getByRole('figure');
    expect(await shots.count()).toBeGreaterThanOrEqual(4);
    for (const shot of await shots.all()) {
      await expect(shot.getByRole('link')).toHaveAttribute('href', /\.webp$/);
      await expect(shot.getByRole('img')).toHaveAttribute('alt', /\w/);
      await expect(shot.locator('figcaption')).toHaveText(/\w/);
    }
    const slider = screens.getByRole('slider', { name: `How much of “${usual}” is shown` });
    await expect(slider).toHaveAttribute('aria-valuetext', `50% ${usual}, 50% Our demo`);

    await openFolds(page);
    const build = region(page, 'How it is put together');
    const diagram = build.getByRole('figure', { name: 'Architecture diagram' });
    await expect(diagram.getByText(content.diagram).first()).toBeVisible();
    await expect(diagram.locator('pre')).toHaveCount(0);
    const names = (technologies as { text: string }[]).map(({ text }) => text);
    expect(names.length).toBeGreaterThan(0);
    await expect(build.getByRole('listitem')).toHaveText(names);

    const phases = region(page, 'Phase by phase').getByRole('listitem');
    await expect(phases).toHaveCount(content.phases);
    await expect(phases.first()).toContainText('Phase 1');
    await expect(phases.first().getByRole('heading')).toBeVisible();
    const pixelsPerWeek = await page
      .locator('[data-weeks]')
      .evaluateAll((parts) =>
        parts.map((part) => part.clientWidth / Number(part.getAttribute('data-weeks'))),
      );
    expect(pixelsPerWeek).toHaveLength(content.phases);
    expect(Math.max(...pixelsPerWeek)).toBeLessThan(Math.min(...pixelsPerWeek) + 3);

    const impact = region(page, content.figures);
    await impact.scrollIntoViewIfNeeded();
    await expect(impact.getByRole('definition')).toHaveText([...content.impact]);
    await expect(region(page, 'What it costs')).toBeVisible();
    await expect(region(page, 'Sample testimonials').getByRole('figure')).toHaveCount(
      content.testimonials,
    );
  });

  test(`${slug} ends with other projects and the next step`, async ({ page }) => {
    await page.goto(path);
    const cards = region(page, 'More sites').getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const name = await card.getByRole('heading').textContent();
      const other = allStudies.find((study) => study.title === name);
      const link = card.getByRole('link', { name: linkNames.story(name ?? '') });
      await expect(link).toHaveAttribute('href', `/projects/${other?.slug}`);
    }
    await expect(cards.locator(`a[href="${path}"]`)).toHaveCount(0);
    const next = page.locator('#contact-cta');
    await expect(next.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      content.next,
    );
  });
}

test('a trade’s site comes first with its price as shown, and its plan last', async ({ page }) => {
  await page.goto('/projects/helix-heating');
  const shown = region(page, 'What it costs').getByRole('region', { name: /^Quote for/ });
  const included = ['included', 'included', 'included'];
  await expect(shown.getByRole('definition')).toHaveText(['£1,800', '£500', ...included, '£2,300']);
  const plan = page.getByRole('region', { name: 'If it grew to 56 pages' });
  await expect(plan.getByRole('heading', { name: 'What the whole plan costs' })).toBeVisible();
  await expect(plan.getByText('All at once', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'what a large plan holds and costs' }).click();
  await expect(plan.getByText('All at once', { exact: true })).toBeVisible();
  const tops = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map(({ textContent }) => textContent));
  const order = ['The solution', 'What it does', 'What it costs', 'Phase by phase', 'More sites'];
  expect(tops.filter((text) => order.includes(text))).toEqual(order);
});

test('a package’s demonstration names it with price and time', { tag: '@full' }, async ({
  page,
  cms,
}) => {
  const { name, timeline } = await cms.find('packages', 'key', 'trades');
  await page.goto('/projects/elver-electrical');
  const facts = page.locator('dl').filter({ hasText: 'Package' }).locator('dd');
  await expect(facts.nth(1)).toHaveText(String(name));
  await expect(facts.nth(2)).toHaveText(/^£/);
  await expect(facts.nth(3)).toHaveText(String(timeline));
});

test('phones stand beside the last window, in frames of their own', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/projects/tool-theft-locator');
  const shots = region(page, 'What it looks like').getByRole('listitem').getByRole('figure');
  await expect(shots.nth(-3)).toContainText('Tool Theft Locator');
  for (const place of [-2, -1]) {
    await expect(shots.nth(place)).not.toContainText('Tool Theft Locator');
    expect((await shots.nth(place).boundingBox())?.y).toBe((await shots.nth(-3).boundingBox())?.y);
  }
});

test('Start Your Project scrolls smoothly to the last section', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/projects/bros-carpentry');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page).toHaveURL('/projects/bros-carpentry#contact-cta');
  await expect(page.locator('#contact-cta').getByRole('heading')).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('the next step leads to the enquiry form', { tag: '@full' }, async ({ page }) => {
  for (const [slug, anchor] of [
    ['bros-carpentry', '#contact'],
    ['helix-heating', '#lead-capture'],
  ]) {
    await page.goto(`/projects/${slug}`);
    await page.locator('#contact-cta').getByRole('link').click();
    if (anchor === '#lead-capture') {
      await expect(page.getByRole('dialog', { name: 'Get Started' })).toBeVisible();
      continue;
    }
    await expect(page).toHaveURL(`/${anchor}`);
    await expect(page.locator(anchor ?? '')).toBeInViewport();
  }
});

test('the live site opens in a new tab', { tag: '@full' }, async ({ page }) => {
  await page.goto('/projects/helix-heating');
  const link = page.getByRole('link', { name: /^Visit Live Site/ }).first();
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL('/demos/helix-heating');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('an old address under /portfolio redirects permanently to the project', {
  tag: '@full',
}, async ({ request }) => {
  for (const { slug } of studies) {
    const answer = await request.get(`/portfolio/${slug}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(new RegExp(`/projects/${slug}$`));
  }
});

test('Helix explains WhatsApp, place search, its 56 pages and its targets', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/projects/helix-heating');
  await openFolds(page);
  await expect(region(page, 'WhatsApp that knows where it was pressed')).toBeVisible();
  await expect(region(page, '28 places, and no page written 28 times')).toBeVisible();
  const sheet = page.getByRole('table').filter({ hasText: 'Locations' });
  const counts = await sheet
    .locator('tr:has(td)')
    .evaluateAll((rows) => rows.map((row) => Number(row.children[1]?.textContent)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(56);
  const targets = region(page, 'Page by page, or all at once');
  for (const text of ['98 of 100', '0.8 s', 'A+', '100 of 100']) {
    await expect(targets).toContainText(text);
  }
  const weeks = region(page, 'Phase by phase').getByRole('listitem');
  for (const [index, weeksTaken] of ['1 week', '2 weeks', '3 weeks', '1 week'].entries()) {
    await expect(weeks.nth(index)).toContainText(weeksTaken);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { slug } of orFirst(studies)) {
    test(`${slug} shows all its content`, async ({ page }) => {
      await page.goto(`/projects/${slug}`);
      for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click();
      for (const heading of await page.getByRole('main').getByRole('heading').all()) {
        await expect(heading).toBeVisible();
      }
      const screens = region(page, 'What it looks like');
      await expect(screens.getByText(usual, { exact: true })).toBeVisible();
      await expect(screens.getByText('Our demo', { exact: true })).toBeVisible();
      await expect(screens.getByRole('slider')).toBeHidden();
      for (const note of await region(page, 'What it does').getByRole('definition').all()) {
        await expect(note).toBeVisible();
      }
      const { figures, impact } = contents[slug];
      await expect(region(page, figures).getByRole('definition')).toHaveText([...impact]);
      await expect(page.getByRole('link', { name: 'Live Demo' })).toHaveAttribute(
        'href',
        `/demos/${slug}`,
      );
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        await expect(button).toBeHidden();
      }
    });
  }
});
