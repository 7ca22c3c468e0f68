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
  for (const [key, price] of prices) await expect(page.locator(`#${key}`)).toContainText(price);
  for (const [name, price] of [
    ['Site Guardian', '£99'],
    ['Content Engine', '£249'],
    ['Growth Accelerator', '£499'],
  ] as const) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(price);
  }
  await expect(page.locator('#trades')).toContainText('Most popular');
});

test('keeps one answer open at a time, and lets it be closed', async ({ page }) => {
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

test('gives machines the questions with the same answers', async ({ page, request }) => {
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
