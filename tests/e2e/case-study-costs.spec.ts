import type { Page } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { expect, test } from './support/case-study';

const planCosts = 'What the whole plan costs';
const costs = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^(What it costs|${planCosts})$`) });
const plan = (page: Page) => page.getByRole('region', { name: planCosts });
const receipt = (page: Page, name: string | RegExp) => costs(page).getByRole('region', { name });

/** The carpenter’s large plan, which the words about the price lead to. */
async function openPlan(page: Page): Promise<void> {
  await page.goto('/projects/bros-carpentry');
  await page.getByRole('link', { name: 'what a large plan holds and costs' }).click();
}

/** Checks a line of a receipt: its label and its amount. */
async function expectLine(page: Page, name: string | RegExp, label: string, amount: string) {
  const row = receipt(page, name)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
  await expect(row.locator('dd')).toHaveText(amount);
}

test('a trade’s page leads to the quote of its demonstration, and that to the estimator', async ({
  page,
}) => {
  await page.goto('/industries/trades-construction');
  await page.getByRole('link', { name: 'See the quote for Elver Electrical: £2,100' }).click();
  const name = 'Quote for Elver Electrical';
  await expect(receipt(page, name)).toContainText('Example');
  await expectLine(page, name, 'Trades & Services Power, 5 pages', '£1,800');
  await expectLine(page, name, '3 extra pages', '£300');
  await expectLine(page, name, 'Fixed price', '£2,100');
  await expect(receipt(page, name)).toContainText('£1,050 to start, £1,050 before launch.');
  await receipt(page, name).getByRole('link', { name: 'Get Started' }).click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText('Trades & Services Power · £2,100 · 2–3 weeks');
  await expect(form).toContainText('Trades website, 8 pages, £2,100');
  await page.keyboard.press('Escape');
  await receipt(page, name).getByRole('link', { name: 'Change pages and extras' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Pages, typed' })).toHaveValue('8');
  const estimate = page.getByRole('region', { name: 'Your estimate' });
  await expect(estimate.getByRole('definition').last()).toHaveText('£2,100');
});

test('a single payment is no total over a year', async ({ page }) => {
  await page.goto('/projects/wren-chimneys');
  await expectLine(page, /^With your photographs/, 'Total, once', '£500');
});

test('carpentry: 29,200 elsewhere, 11,300 here, 17,900 between them', async ({ page }) => {
  await openPlan(page);
  await expectLine(page, /^Agency quote/, 'Design and build', '£25,000');
  await expectLine(page, /^Agency quote/, 'Monthly support', '£350/month');
  await expectLine(page, /^Agency quote/, 'Total over one year', '£29,200');
  await expectLine(page, /^This project/, 'Design and build', '£9,500');
  await expectLine(page, /^This project/, 'Monthly support', '£150/month');
  await expectLine(page, /^This project/, 'Total over one year', '£11,300');
  await expect(plan(page)).toContainText('£17,900 less with us over one year');
  await expect(plan(page)).toContainText('12 weeks sooner');
});

for (const [slug, name, duration, lines] of orFirst([
  [
    'bros-carpentry',
    'Standard rate',
    '6–12 weeks',
    [
      ['Build', '£8,000–12,000'],
      ['Support, 2 hours a month', '£150/month'],
      ['Support, 5 hours a month', '£250/month'],
      ['First year with 2 hours a month', '£9,800–13,800'],
      ['First year with 5 hours a month', '£11,000–15,000'],
    ],
  ],
  [
    'bros-carpentry',
    'Startup rate',
    '6–12 weeks',
    [
      ['Build', '£5,500–7,000'],
      ['First year with 2 hours a month', '£7,300–8,800'],
      ['First year with 5 hours a month', '£8,500–10,000'],
    ],
  ],
  [
    'tool-theft-locator',
    'Standard rate',
    '10–14 weeks',
    [
      ['Build', '£15,000–22,000'],
      ['Support, 3 hours a month', '£200/month'],
      ['Support, 8 hours a month', '£350/month'],
      ['First year with 3 hours a month', '£17,400–24,400'],
      ['First year with 8 hours a month', '£19,200–26,200'],
    ],
  ],
  [
    'tool-theft-locator',
    'Startup rate',
    '10–14 weeks',
    [
      ['Build', '£10,000–15,000'],
      ['First year with 3 hours a month', '£12,400–17,400'],
      ['First year with 8 hours a month', '£14,200–19,200'],
    ],
  ],
] as const)) {
  test(`${slug}, ${name.toLowerCase()}: shows each sum of the first year`, async ({ page }) => {
    if (slug === 'bros-carpentry') await openPlan(page);
    else await page.goto(`/projects/${slug}`);
    await expect(receipt(page, name)).toContainText(duration);
    for (const [label, amount] of lines) await expectLine(page, name, label, amount);
  });
}

test('a rate or a support price changed in the CMS changes its sums on the next view', {
  tag: '@full',
}, async ({ page, cms }) => {
  const { id, investment } = await cms.find('case-studies', 'slug', 'bros-carpentry');
  await openPlan(page);
  const was = investment as {
    rates: { fromPence: number }[];
    support: { pricePerMonthPence: number }[];
  };
  const [rate, ...rates] = was.rates;
  const [plan, ...plans] = was.support;
  await cms.update('case-studies', id, {
    investment: {
      ...was,
      rates: [{ ...rate, fromPence: 810_000 }, ...rates],
      support: [{ ...plan, pricePerMonthPence: 16_000 }, ...plans],
    },
    _status: 'published',
  });
  await openPlan(page);
  await expectLine(page, 'Standard rate', 'Build', '£8,100–12,000');
  await expectLine(page, 'Standard rate', 'Support, 2 hours a month', '£160/month');
  await expectLine(page, 'Standard rate', 'First year with 2 hours a month', '£10,020–13,920');
  await expectLine(page, 'Standard rate', 'First year with 5 hours a month', '£11,100–15,000');
  await expectLine(page, 'Startup rate', 'First year with 2 hours a month', '£7,420–8,920');

  await cms.update('case-studies', id, { investment: was, _status: 'published' });
  await openPlan(page);
  await expectLine(page, 'Standard rate', 'First year with 2 hours a month', '£9,800–13,800');
});

test('a comparison line changed in the CMS changes every sum that contains it', async ({
  page,
  cms,
}) => {
  const { id, sides } = await cms.find('cost-comparisons', 'key', 'carpentry');
  await openPlan(page);
  const [theirs, ours] = sides as { lines: { amountPence: number }[] }[];
  const [line, ...lines] = theirs?.lines ?? [];
  const dearer = { ...theirs, lines: [{ ...line, amountPence: 2_610_000 }, ...lines] };
  await cms.update('cost-comparisons', id, { sides: [dearer, ours], _status: 'published' });
  await openPlan(page);
  await expectLine(page, /^Agency quote/, 'Total over one year', '£30,300');
  await expect(plan(page)).toContainText('£19,000 less with us over one year');
  await expect(plan(page)).toContainText(
    'cost £11,300 in the first twelve months with us and £30,300 with the agency',
  );
  await expect(page.getByText('29,200')).toHaveCount(0);

  await cms.update('cost-comparisons', id, { sides, _status: 'published' });
  await openPlan(page);
  await expect(plan(page)).toContainText('£17,900 less with us over one year');
});

test('without a support plan only the build is priced', { tag: '@full' }, async ({
  page,
  makeStudy,
}) => {
  const { path } = await makeStudy({
    investment: { rates: [{ label: 'Only rate', fromPence: 100_000, toPence: 200_000 }] },
  });
  await page.goto(path);
  await expect(receipt(page, 'Only rate').getByRole('definition')).toHaveText([
    '£1,000–2,000',
    '£1,000–2,000',
  ]);
  await expect(costs(page)).not.toContainText('First year');
});

test('a call to action with default settings asks for a quote', { tag: '@full' }, async ({
  page,
  makeStudy,
}) => {
  const { path } = await makeStudy();
  await page.goto(path);
  const call = page.locator('#contact-cta');
  await expect(call.getByRole('heading', { name: 'And now?' })).toBeVisible();
  await expect(call).toContainText('A sentence more.');
  const button = call.getByRole('link');
  await expect(button).toHaveText('Get Your Transparent Quote');
  await expect(button).toHaveAttribute('href', '/#contact');
});

test('a compact call to action is smaller and has the same text', { tag: '@full' }, async ({
  page,
  cms,
  makeStudy,
}) => {
  const { id, path } = await makeStudy();
  await page.goto(path);
  const call = page.locator('#contact-cta');
  const full = await call.boundingBox();
  const cta = {
    title: 'And now?',
    description: 'A sentence more.',
    buttonText: 'Ring us',
    buttonLink: '/contact',
    variant: 'compact',
  };
  await cms.update('case-studies', id, { cta, _status: 'published' });
  await page.goto(path);
  await expect(call.getByRole('heading', { name: 'And now?' })).toBeVisible();
  await expect(call).toContainText('A sentence more.');
  await expect(call.getByRole('link', { name: 'Ring us' })).toHaveAttribute('href', '/contact');
  const compact = await call.boundingBox();
  expect(compact?.height).toBeLessThan(full?.height ?? 0);
});

test('a third figure at the top is refused', async ({ staff: page, cms, baseURL }) => {
  const { id } = await cms.find('case-studies', 'slug', 'bros-carpentry');
  const metrics = ['1', '2', '3'].map((value) => ({ value, label: `figure ${value}` }));
  const answer = await page.request.patch(`/api/case-studies/${id}`, {
    data: { metrics, _status: 'published' },
    headers: { Origin: baseURL ?? '' },
  });
  expect(answer.status()).toBe(400);
});
