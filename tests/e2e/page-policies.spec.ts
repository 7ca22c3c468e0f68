import { checks } from '../../src/scanner/checks/registry';
import type { HeaderLines } from '../../src/scanner/model/evidence';
import { isFull } from '../support/how-much';
import { pageEvidence } from '../support/scan-evidence';
import { expect, test } from './support/test';

/** Every kind of page, and its status for a visitor without a session. */
const kinds: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/blog?q=price', 200],
  ['/scan', 200],
  ['/nowhere', 404],
  ['/cms/login', 200],
  ['/proposals/nothing-here', 404],
  ['/preview?path=/', 403],
  ['/api/users', 403],
];

/** More pages of the same kinds, for `npm run test:full`. */
const moreOfThem: typeof kinds = [
  ['/pricing', 200],
  ['/blog', 200],
  ['/blog/pricing-transparency', 200],
  ['/web-design-reading', 200],
  ['/industries/trades-construction', 200],
  ['/projects/helix-heating', 200],
  ['/privacy-policy', 200],
  ['/scan/report/not-an-id', 404],
  ['/tools/sitemap/result/not-an-id', 404],
  ['/beta-audit-ftj2025', 200],
  ['/admin', 200],
  ['/auth', 200],
  ['/cms/forgot', 200],
  ['/exclusivity/nothing-here', 404],
  ['/api/packages', 403],
];

// Checks about certificates, https and other hosts do not apply on loopback.
const ofTheHost = new Set(['sec-https', 'sec-hsts', 'sec-http-redirect', 'sec-certificate']);

/** Faults that the project’s own scanner would find if the page were public. */
function faultsOf(path: string, lines: readonly { name: string; value: string }[], html: string) {
  const headers: HeaderLines = lines.map(({ name, value }) => [name.toLowerCase(), value]);
  const evidence = pageEvidence({ url: `https://www.example.com${path}`, headers, html });
  return checks
    .filter(({ id, category }) => category === 'security' && !ofTheHost.has(id))
    .map((check) => ({ id: check.id, verdict: check.judge(evidence) }))
    .filter(({ verdict }) => verdict.outcome === 'fail')
    .map(({ id, verdict }) => `${id}: ${verdict.summary}`);
}

test.describe('the project’s own scanner and the browser find no fault', () => {
  // The browser’s own console messages about missing or closed pages.
  test.use({ expectedConsole: [/status of 40[34]/] });

  for (const [path, status] of isFull ? [...kinds, ...moreOfThem] : kinds) {
    test(`with ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      if (!answer) throw new Error(`${path} did not answer`);
      expect(answer.status()).toBe(status);
      const headers = await answer.headersArray();
      expect(faultsOf(path, headers, await answer.text())).toEqual([]);
      const policies = headers.filter(({ name }) => /^content-security-policy$/i.test(name));
      expect(policies).toHaveLength(1);
      const [, scripts] = /script-src ([^;]*)/.exec(policies[0]?.value ?? '') ?? [];
      expect(scripts).not.toMatch(/unsafe|\*|https?:/);
      // Common proxies have small header buffers.
      expect(policies[0]?.value.length).toBeLessThan(2_000);
    });
  }

  test('in the back office, once signed in', async ({ staff: page }) => {
    for (const path of ['/cms', '/cms/collections/posts', '/cms/prices', '/seo-dashboard']) {
      const answer = await page.goto(path);
      const headers = (await answer?.headersArray()) ?? [];
      expect(faultsOf(path, headers, (await answer?.text()) ?? ''), path).toEqual([]);
      expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    }
  });
});

test.describe('an injected script', () => {
  test.use({ expectedConsole: [/inline script violates/] });
  test('is blocked', async ({ page }) => {
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<main', '<script>window.stolen=1</script><main');
      await route.fulfill({ response: answer, body });
    });
    const refused = page.waitForEvent('console', {
      predicate: (line) => /inline script violates/.test(line.text()),
    });
    await page.goto('/about');
    await refused;
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});

test('a page from the browser’s cache keeps its policy', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/services');
  // Revalidated with its tag, answered with 304: the cached page’s scripts still run.
  await page.goto('/about');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
