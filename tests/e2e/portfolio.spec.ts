import { allStudies, expect, linkNames, test } from './support/case-study';

const projects = '/portfolio';

test('shows its title and breadcrumb, and links to a call and to the prices', async ({ page }) => {
  await page.goto(projects);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Our work, with plans and prices',
  );
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem')).toHaveText([/Home/, /Portfolio/]);
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Get Started', '/#lead-capture'],
    ['View Pricing', '/pricing'],
  ] as const) {
    const links = main.getByRole('link', { name });
    await expect(links).toHaveCount(1);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href);
  }
  const quotes = page.getByRole('region', { name: 'Sample testimonials' });
  await expect(quotes.getByRole('figure')).toHaveCount(3);
});

test('the last step leads to the enquiry form and to the price list', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(projects);
  await page.getByRole('link', { name: 'Get Started' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Get Started' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(projects);
  await page.getByRole('link', { name: 'View Pricing' }).last().click();
  await expect(page).toHaveURL('/pricing');
});

/** Of the very site, by its package and pages; else the package’s range, or the project’s rate. */
const costs: Readonly<Record<string, readonly [price: string, size: string]>> = {
  'bros-carpentry': ['£1,800', '2–3 weeks, 5 pages'],
  'tool-theft-locator': ['£15,000–22,000', '10–14 weeks'],
  'helix-heating': ['£2,300 with WhatsApp integration', '2–3 weeks, 5 pages'],
  'elver-electrical': ['£2,100', '2–3 weeks, 8 pages'],
  'corve-and-penhallow': ['£2,300', '3–4 weeks, 6 pages'],
  'madder-and-fern': ['£1,700', '2–3 weeks, 6 pages'],
  overhang: ['£1,500', '2–3 weeks, 5 pages'],
  'teasel-bakery': ['£1,200', '2–3 weeks, 5 pages'],
  'wren-chimneys': ['£500–700', '5–7 days, 1 page'],
};

test('shows every project with links to its case study and its live site', async ({ page }) => {
  await page.goto(projects);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(allStudies.length);
  for (const { slug, title } of allStudies) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title }) });
    const story = card.getByRole('link', { name: linkNames.story(title) });
    await expect(story).toHaveAttribute('href', `/projects/${slug}`);
    const site = card.getByRole('link', { name: linkNames.site(title) });
    await expect(site).toHaveAttribute('href', `/demos/${slug}`);
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', /\bnoopener\b/);
    const [price = 'none', size = 'none'] = costs[slug] ?? [];
    await expect(card.getByRole('strong')).toHaveText(price);
    await expect(card).toContainText(size);
  }
  await cards
    .first()
    .getByRole('link', { name: /View Case Study/ })
    .click();
  await expect(page).toHaveURL(/\/projects\/[a-z-]+$/);
});

test('the live site opens in a new tab', { tag: '@full' }, async ({ page }) => {
  await page.goto(projects);
  const link = page.getByRole('link', { name: linkNames.site('Helix Heating') });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL('/demos/helix-heating');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(projects);
});

test('a project without a live address has no link to it', { tag: '@full' }, async ({
  page,
  makeStudy,
}) => {
  const { path } = await makeStudy();
  await page.goto(projects);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('cards fade in one after the other, 100 ms apart', { tag: '@full' }, async ({ page }) => {
  await page.goto(projects);
  const delays = () =>
    page
      .getByRole('main')
      .locator('[data-reveal]:has(article)')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.checkVisibility())
          .map((box) => getComputedStyle(box).transitionDelay),
      );
  const steps = (cards: number) => Array.from({ length: cards }, (_, card) => `${card / 10}s`);
  expect(await delays()).toEqual(steps(allStudies.length));
  // The remaining cards are animated again after a selection.
  await page.getByRole('button', { name: /Full-Stack/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await delays()).toEqual(steps(1));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects show, and buttons that need a script are hidden', async ({ page }) => {
    await page.goto(`${projects}?filter=full-stack`);
    for (const { title } of allStudies) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: linkNames.story(title) })).toBeVisible();
    }
    await expect(page.getByRole('group', { name: 'Show projects of one kind' })).toBeHidden();
    await expect(page.getByRole('button', { name: /Live preview/ })).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('pages of a trade show a site of that trade, else one of its package', async ({ page }) => {
  for (const [path, study] of [
    ['/web-design-reading/plumbers', 'helix-heating'],
    ['/web-design-reading/carpenters', 'bros-carpentry'],
    ['/web-design-bath/beauty', 'madder-and-fern'],
  ] as const) {
    await page.goto(path);
    const shown = page.getByRole('figure').getByRole('link').first();
    await expect(shown).toHaveAttribute('href', `/projects/${study}`);
  }
});

test('the services list each package once, with a site of it and its contents', async ({
  page,
}) => {
  await page.goto('/services');
  const list = page.getByRole('region', { name: 'Which one do you need?' }).locator('ol');
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const names = await rows.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  const bakery = rows.filter({ has: page.getByRole('heading', { name: 'Business Starter' }) });
  await expect(bakery.getByRole('link', { name: 'Teasel Bakery' })).toHaveAttribute(
    'href',
    '/projects/teasel-bakery',
  );
  await bakery.getByText('What is included in Business Starter').click();
  await expect(bakery.getByText(/^Pages 5–8/)).toBeVisible();
  // Its picture leads there.
  await expect(bakery.getByRole('link', { name: /in a case study/ })).toHaveCount(0);
});
