import type { Page } from '@playwright/test';
import { enquiryPath } from '@/platform/paths';
import { structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

test('shows every package and retainer with its price', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every price/);
  const prices: [string, string][] = [
    ['express', '£500–700'],
    ['business-starter', '£1,200–1,600'],
    ['growth', '£2,400–3,200'],
    ['trades', '£1,800–2,200'],
    ['beauty', '£1,600–1,900'],
    ['fitness', '£1,500–1,900'],
    ['professional', '£2,200–2,600'],
    ['influencer-lite', '£2,995–3,495'],
    ['influencer-full', '£3,495–3,995'],
    ['portfolio-pro-starter', '£5,500–6,500'],
    ['portfolio-pro-premium', '£7,000–8,500'],
    ['custom', 'POA'],
  ];
  // A link into a folded section opens it.
  for (const anchor of ['creators', 'portfolio-pro']) await page.goto(`/pricing#${anchor}`);
  for (const [key, price] of prices) {
    const offer = page.locator(`#${key}`);
    await expect(offer).toContainText(price);
    await expect(offer.getByRole('link', { name: /^Get Started with / })).toHaveAttribute(
      'href',
      enquiryPath({ package: key }),
    );
  }
  for (const [name, price] of [
    ['Site Guardian', '£99'],
    ['Content Engine', '£249'],
    ['Growth Accelerator', '£499'],
  ] as const) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(price);
  }
  await expect(page.locator('#trades').getByText('Quote request form')).toBeVisible();
  const growth = page.locator('#growth');
  await expect(growth.getByText('Blog you write yourself')).toBeVisible();
  await growth.getByText('What else is included').click();
  await expect(growth.getByText('Newsletter sign-up')).toBeVisible();
  await expect(growth.getByText('Blog you write yourself')).toHaveCount(1);
});

test('compares packages without scrolling sideways, in rows on phones and aligned in columns', async ({
  page,
}) => {
  await page.goto('/pricing');
  const groups = [
    ['express', 'business-starter', 'growth'],
    ['trades', 'beauty', 'fitness', 'professional'],
  ];
  /** Where a part of each package begins, and its right edge. */
  const boxesOf = (keys: string[], part: string) =>
    Promise.all(keys.map((key) => page.locator(`#${key} ${part}`).first().boundingBox()));
  for (const [width, columns] of [
    [390, [1, 1]],
    [640, [1, 1]],
    [768, [3, 2]],
    [1280, [3, 4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, keys] of groups.entries()) {
      const prices = await boxesOf(keys, '.text-price');
      const links = await boxesOf(keys, 'a[href*="package="]');
      expect([...prices, ...links].every((box) => box !== null)).toBe(true);
      const inFirstRow = columns[index];
      expect(new Set(prices.slice(0, inFirstRow).map((box) => box?.y)).size).toBe(1);
      expect(new Set(links.slice(0, inFirstRow).map((box) => box?.y)).size).toBe(1);
      expect(prices[inFirstRow ?? 0]?.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
        links[0]?.y ?? 0,
      );
      for (const box of [...prices, ...links]) {
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('has the order packages, estimator, monthly care, each with what is folded', async ({
  page,
}) => {
  await page.goto('/pricing');
  const order = 'packages for-your-trade creators estimator retainers running-costs questions';
  const parts = page.locator(order.replace(/([\w-]+) ?/g, ',#$1').slice(1));
  expect(await parts.evaluateAll((found) => found.map(({ id }) => id).join(' '))).toBe(order);
  // Three lines below the packages and three below the plans show.
  const lines = page.locator('main section > details > summary:has(h2)');
  await expect(lines).toHaveCount(18);
  await expect(lines.filter({ visible: true })).toHaveCount(6);
  await expect(page.locator('#running-costs')).toBeHidden();
  await page.getByRole('link', { name: 'Running costs', exact: true }).first().click();
  await expect(page.locator('#running-costs')).toBeInViewport();
  // The terms of the plans are told as plainly as their prices.
  await page.locator('#retainers summary', { hasText: 'When a plan ends' }).click();
  const terms = page.locator('#retainers dl').getByText(/3 times the monthly rate/);
  await expect(terms).toHaveCSS('font-size', '17px');
});

test.describe('its long sections', () => {
  const foldOf = (page: Page) => page.locator('details', { has: page.locator('#compare') });

  test('are named in a bar that marks the one on the screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pricing');
    const bar = page.getByRole('navigation', { name: 'Sections of this page' });
    await expect(bar.getByRole('link')).toHaveText([
      'Packages',
      'Your trade',
      'Estimator',
      'Monthly care',
      'Running costs',
      'Questions',
      'Get Started',
    ]);
    await expect(bar.locator('[aria-current]')).toHaveCount(0);
    await bar.getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { name: 'Common questions' })).toBeInViewport();
    await expect(bar.locator('[aria-current]')).toHaveText('Questions');
    await expect(bar.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });

  test('are folded where few need them, opened by keyboard and printed open', async ({ page }) => {
    await page.goto('/pricing');
    await expect(foldOf(page)).not.toHaveAttribute('open');
    const table = page.getByRole('table', { name: 'Which package includes what?' });
    await expect(table).toBeHidden();
    await foldOf(page).locator('summary').first().press('Enter');
    await expect(table).toBeVisible();
    await page.reload();
    await expect(table).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    // A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1000 });
    const [paper, printed] = await table.evaluate((printed: HTMLElement) => [
      printed.parentElement?.clientWidth,
      printed.offsetWidth,
    ]);
    expect(printed).toBeLessThanOrEqual(paper ?? 0);
  });
});

test('keeps one answer open at a time, and can close it', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.locator('details[name]');
  const first = questions.nth(0);
  const second = questions.nth(1);
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open', '');
  await second.locator('summary').press('Enter');
  await expect(second).not.toHaveAttribute('open', '');
});

test('has the questions with the same answers in its structured data', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/pricing')).text();
  const nodes = structuredDataOf(html);
  const faq = nodes.find((node) => node['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  await page.goto('/pricing');
  await expect(page.locator('details[name] summary')).toHaveText(
    faq.mainEntity.map(({ name }) => name),
  );
  expect(JSON.stringify(faq)).not.toContain('{{');
  expect(nodes.map((node) => node['@type'])).toContain('BreadcrumbList');
});

test.describe('the feature comparison', () => {
  const matrixOf = (page: Page) =>
    page.getByRole('region', { name: 'Which package includes what?', exact: true });
  const brief = (page: Page) => page.getByRole('checkbox', { name: 'Show differences only' });

  /** The visible parts of the matrix: the names of their rows, and their cells. */
  const readMatrix = (page: Page) =>
    matrixOf(page)
      .locator('tbody')
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const shown = [...part.querySelectorAll('tr')].filter((row) => row.checkVisibility());
          const [head, ...rows] = shown;
          if (!head) return [];
          return {
            name: head?.textContent,
            rows: rows.map((row) => {
              const [name, ...values] = [...row.children].filter((cell) => cell.checkVisibility());
              return { name: name?.textContent, values: values.map((cell) => cell.textContent) };
            }),
          };
        }),
      );
  type Matrix = Awaited<ReturnType<typeof readMatrix>>;

  const differencesIn = (parts: Matrix): Matrix =>
    parts
      .map(({ name, rows }) => ({
        name,
        rows: rows.filter(({ values }) => new Set(values).size > 1),
      }))
      .filter(({ rows }) => rows.length > 0);
  const countIn = (parts: Matrix) => parts.reduce((sum, { rows }) => sum + rows.length, 0);

  test('can show differences only, by keyboard', async ({ page }) => {
    await page.goto('/pricing#compare');
    const whole = await readMatrix(page);
    const differing = differencesIn(whole);
    expect(countIn(differing)).toBeLessThan(countIn(whole));
    const said = matrixOf(page).locator('[aria-live=polite]');
    await expect(said).toHaveText(`${countIn(whole)} features`);
    await brief(page).press('Space');
    await expect(said).toHaveText(`${countIn(differing)} of ${countIn(whole)} features differ`);
    expect(await readMatrix(page)).toEqual(differing);
    await page.keyboard.press('Space');
    await expect(said).toHaveText(`${countIn(whole)} features`);
    expect(await readMatrix(page)).toEqual(whole);
  });

  test('compares any two packages on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pricing#compare');
    const heads = matrixOf(page).getByRole('columnheader');
    await expect(heads).toHaveText(['Express Landing Page', 'Business Starter']);
    await page.getByLabel('with', { exact: true }).selectOption('Beauty & Wellness Specialist');
    await page.getByLabel('Compare', { exact: true }).selectOption('Fitness & Wellness Hub');
    await expect(heads).toHaveText(['Beauty & Wellness Specialist', 'Fitness & Wellness Hub']);
    const differing = differencesIn(await readMatrix(page));
    await brief(page).check();
    await expect(matrixOf(page).getByRole('rowheader')).toHaveText(
      differing.flatMap(({ name, rows }) => [name ?? '', ...rows.map((row) => row.name ?? '')]),
    );
    // Choosing the other column’s package swaps the two.
    await page.getByLabel('Compare', { exact: true }).selectOption('Beauty & Wellness Specialist');
    await expect(page.getByLabel('with', { exact: true }).locator('option:checked')).toHaveText(
      'Fitness & Wellness Hub',
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('has every package and no switch', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/pricing#compare');
      await expect(matrixOf(page).getByRole('columnheader')).toHaveCount(7);
      await expect(brief(page)).toHaveCount(0);
    });
  });
});

test('shows the remaining places at the Portfolio Building Rate', async ({ staff: page, cms }) => {
  const badge = page.getByRole('region', { name: 'Portfolio Building Rate' });
  const { portfolioRate } = (await cms.global('site-settings')) as {
    portfolioRate: { takenHere: number };
  };
  const taken = 6 - portfolioRate.takenHere;
  const set = (changes: object) =>
    cms.updateGlobal('site-settings', { portfolioRate: { ...portfolioRate, ...changes } });

  await set({ isOn: true, places: 15, taken });
  await page.goto('/pricing');
  await expect(badge).toContainText('9 of 15 places left');
  await page.goto('/web-design-bath');
  const onTownPage = page.getByText('We’re new: 9 of 15 places at our founding prices are left.');
  await expect(onTownPage).toBeVisible();
  for (const changes of [
    { places: 6, taken },
    { isOn: false, places: 15, taken },
  ]) {
    await set(changes);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge).toHaveCount(0);
  }
  await page.goto('/web-design-bath');
  await expect(page.getByText('Change your mind within 14 days').first()).toBeVisible();
  await expect(page.getByText('We’re new:')).toHaveCount(0);
  await set({});
  await page.goto('/pricing');
  await expect(badge).toBeVisible();
});

test('a package’s receipt leads to what domain and hosting cost', async ({ page }) => {
  await page.goto('/industries/beauty-wellness');
  await page.getByRole('link', { name: 'domain and hosting' }).first().click();
  await expect(page).toHaveURL(/\/pricing#running-costs$/);
  await expect(page.locator('#running-costs')).toBeInViewport();
});
