import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { findBarriers } from './support/barriers';
import { expect, test } from './support/test';

const csv = [
  '\ufeffKeyword;Search volume;CPC (GBP);Intent;City;Topic;URL',
  'Web Design READING;1,300;2.40;;;;',
  'plumber website reading;700;3.15;;;;',
  'web design e2e-ville;880;1.10;local;E2e-ville;City web design;',
  'broken e2e keyword;many;$3;;;;',
].join('\r\n');
const file = { name: 'from-the-tool.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };

const figure = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');
const lines = (page: Page) => page.getByRole('table', { name: 'Keywords' }).locator('tbody tr');

async function contentOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), 'utf8');
}

test('only an admin sees the keywords', { tag: '@full' }, async ({ page }) => {
  for (const path of ['', '/pages', '/gaps', '/generate', '/suggest', '/import']) {
    await page.goto(`/seo-dashboard${path}`);
    await expect(page).toHaveURL(/\/auth/);
  }
  expect((await page.request.get('/api/keywords/export')).status()).toBe(403);
  expect((await page.request.post('/api/keywords/import')).status()).toBe(403);
});

test('an admin imports volumes, sees the gaps and adds a new set', async ({ staff: page, cms }) => {
  const before = await cms.list('keywords');
  const known = new Map(before.map(({ id, ...doc }) => [id, doc]));
  try {
    await page.goto('/seo-dashboard');
    await expect(figure(page, 'Keywords')).toHaveText(String(before.length));
    await expect(figure(page, 'Average CPC')).toHaveText('–');
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('link', { name: 'Import CSV' }).click();
    await page.getByLabel('Choose a CSV file, or drop one here').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
    await expect(page.getByRole('row', { name: /broken e2e keyword/ })).toContainText(
      'The volume “many” is not a whole number, e.g. 1300. The CPC “$3” is not in pounds.',
    );
    expect(await findBarriers(page)).toEqual([]);
    expect(await cms.list('keywords')).toHaveLength(before.length);
    const report = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).click();
    expect(await contentOf(report)).toContain('5,broken e2e keyword,');
    await page.getByRole('button', { name: 'Save 3 keywords' }).click();
    await expect(page.getByRole('heading', { name: 'from-the-tool.csv is saved' })).toBeVisible();

    await page.goto('/seo-dashboard');
    // 2.40, 3.15 and 1.10.
    await expect(figure(page, 'Average CPC')).toHaveText('£2.22');
    await expect(figure(page, 'Searches per month')).toHaveText('2,880');
    await expect(lines(page).first()).toContainText(/^web design reading.*1,300.*£2\.40/);

    // The address contains both the filter and the order.
    await page.getByLabel('Search').fill('E2E-ville');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/q=E2E-ville/);
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText('No page');
    const exported = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await contentOf(exported)).trimEnd().split('\r\n')).toEqual([
      '\ufeffKeyword,Volume,CPC (GBP),Intent,Place,Topic,Page',
      'web design e2e-ville,880,1.10,Looking nearby,E2e-ville,City web design,',
    ]);

    await page.getByRole('link', { name: 'Gaps' }).click();
    await expect(page.getByRole('row', { name: /City web design in E2e-ville/ })).toContainText(
      '880',
    );
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'By page' }).click();
    const reading = page
      .getByRole('row')
      .filter({ has: page.getByText('/web-design-reading', { exact: true }) });
    await expect(reading).toContainText('web design reading');
    await expect(page.getByText('No keywords', { exact: true }).first()).toBeVisible();

    await page.getByRole('link', { name: 'Generate New Set' }).click();
    await page.getByLabel('Niche').selectOption('Plumbers');
    await page.getByLabel('Place').selectOption('Oxford');
    await page.getByRole('button', { name: 'Show' }).click();
    const question = page.getByRole('checkbox', { name: /cost for a plumber in oxford/ });
    await expect(question).toBeChecked();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tick none' }).click();
    await question.check();
    await page.getByRole('button', { name: 'Add 1 keyword', exact: true }).click();
    await expect(page.getByText('1 keyword added.')).toBeVisible();
    const added = await cms.find(
      'keywords',
      'keyword',
      'how much does a website cost for a plumber in oxford',
    );
    expect(added).toMatchObject({ intent: 'informational', volume: null, cluster: 'Plumbers' });
  } finally {
    for (const { id, volume, cpcPence } of await cms.list('keywords')) {
      const was = known.get(id);
      if (!was) await cms.remove('keywords', id);
      else if (volume !== was.volume || cpcPence !== was.cpcPence) {
        await cms.update('keywords', id, { volume: was.volume, cpcPence: was.cpcPence });
      }
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be filtered, and a file previewed', { tag: '@full' }, async ({
    staff: page,
  }) => {
    await page.goto('/seo-dashboard');
    await page.getByLabel('Place').selectOption('Herefordshire');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.goto('/seo-dashboard/import');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('status')).toContainText(
      'Nothing is saved yet: 1 new, 2 changed, 0 as they were, 1 left out.',
    );
  });
});
