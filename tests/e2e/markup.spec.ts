import { HtmlValidate } from 'html-validate';
import { htmlOf, structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

const pages = [
  '/',
  '/pricing',
  '/blog',
  '/blog/pricing-transparency',
  '/blog/hiring-web-designer',
  '/blog/seo-guide-small-business',
];

/** The HTML standard's rules. React's spelling of attributes and void elements is valid, so style rules stay out. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

for (const path of [...pages, '/nowhere']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const report = await validator.validateString(await htmlOf(request, path));
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect(problems).toEqual([]);
  });
}

test('every page has a title and description of its own, within search lengths', async ({
  page,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    const title = await page.title();
    const description =
      (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
    expect(title.length, `title of ${path}: ${title}`).toBeGreaterThanOrEqual(20);
    expect(title.length, `title of ${path}: ${title}`).toBeLessThanOrEqual(75);
    expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(110);
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test('every page names its own address as the canonical one', async ({ page, baseURL }) => {
  for (const path of pages) {
    await page.goto(path);
    const expected = path === '/' ? `${baseURL}/` : `${baseURL}${path}`;
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    // Browsers and Next agree that an origin alone is the same address with and without a slash.
    expect(new URL(canonical ?? '').href).toBe(new URL(expected).href);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      canonical ?? '',
    );
  }
});

test('structured data has no loose references', async ({ request }) => {
  const home = structuredDataOf(await htmlOf(request, '/'));
  const ids = new Set(home.map((node) => node['@id']));
  const text = JSON.stringify(home);
  for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
});
