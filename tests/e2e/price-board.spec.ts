import type { Page } from '@playwright/test';
import { shows, structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

const raised = '£1,260–1,680';
const seeded = '£1,200–1,600';

/** The table is rendered by the server. A row reacts to input once its list of pages shows. */
async function openBoard(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /pages? with Business Starter$/ })).toBeVisible();
}

const saveButton = (page: Page) =>
  page.getByRole('region', { name: 'New prices' }).getByRole('button', { name: /^Save/ });

test('all package prices are raised by 5 per cent, previewed, saved and reverted', async ({
  staff: page,
  cms,
  request,
  browser,
  baseURL,
}) => {
  const before = (await cms.list('packages')).filter(({ onApplication }) => !onApplication);
  await page.goto('/cms/collections/packages');
  await page.getByRole('link', { name: 'Change prices on the price board' }).click();
  await openBoard(page);
  const starter = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Business Starter', exact: true }) });

  await test.step('the percentage applies to the ticked rows', async () => {
    const fill = page.getByRole('button', { name: /^(Fill in|Tick prices)/ });
    await expect(fill).toBeDisabled();
    await page.getByLabel('Choose all: Packages').check();
    await page.getByLabel('Choose Growth').uncheck();
    const percent = page.getByLabel('Per cent', { exact: true });
    await percent.fill('five');
    await expect(page.getByText('Enter a number from -50 to 100, e.g. 5 or 2.5.')).toBeVisible();
    await expect(fill).toBeDisabled();
    await percent.fill('5');
    await page.getByLabel('Round to').selectOption('£10');
    await fill.click();
    await expect(starter).toContainText('was £1,200 +£60');
    await expect(starter).toContainText('was £1,600 +£80');
    await expect(page.getByLabel('Growth, from, in pounds')).toHaveValue('2400');
    await expect(saveButton(page)).toHaveText(`Save ${2 * before.length - 2} new prices`);
  });

  await test.step('a price is edited, corrected and left by keyboard alone', async () => {
    const cell = page.getByLabel('Growth, from, in pounds');
    await cell.fill('4000');
    const words = page.getByText('The highest price can’t be below the lowest.');
    await expect(words).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await cell.press('Escape');
    await expect(cell).toHaveValue('2400');
    await expect(words).toBeHidden();
    await cell.press('Enter');
    await expect(page.getByLabel('Trades & Services Power, from, in pounds')).toBeFocused();
  });

  await test.step('the preview of the pages is visible to this account only', async () => {
    await page.getByRole('button', { name: 'See the pages first' }).click();
    const drawer = page.getByRole('dialog');
    const pricing = drawer.getByRole('listitem').filter({ hasText: '/pricing' });
    await expect(pricing.first()).toContainText(raised);
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      drawer.getByRole('link', { name: 'Preview Home' }).click(),
    ]);
    const bar = preview.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('Preview with 20 new prices, not saved');
    await expect(preview.getByText(raised).first()).toBeVisible();
    await preview.goto('/pricing');
    await expect(bar).toBeVisible();
    const service = structuredDataOf(await preview.content()).find(
      (node) => node['@type'] === 'Service',
    );
    expect(JSON.stringify(service)).toContain('"price":1260');

    expect(await shows(request, '/', raised)).toBe(false);
    // The cookies alone show nothing: they need the session of the account that typed the prices.
    const stranger = await browser.newContext();
    const cookies = await page.context().cookies();
    await stranger.addCookies(cookies.filter(({ name }) => name !== 'payload-token'));
    const visit = await stranger.request.get(`${baseURL}/`);
    expect((await visit.text()).includes(raised)).toBe(false);
    await stranger.close();

    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(bar).toBeHidden();
    await expect(preview.getByText(seeded).first()).toBeVisible();
    await preview.close();
    await drawer.getByRole('button', { name: /close/i }).first().click();
    await expect(drawer).toBeHidden();
  });

  try {
    await test.step('one save shows on every page’s next view', async () => {
      await saveButton(page).click();
      await expect(page.getByText('20 new prices saved.')).toBeVisible();
      for (const path of ['/', '/pricing', '/web-design-reading/trades']) {
        const figure = path.endsWith('trades') ? '£1,890–2,310' : raised;
        expect(await shows(request, path, figure), path).toBe(true);
        expect(await shows(request, path, seeded), path).toBe(false);
      }
      const html = await (await request.get('/')).text();
      expect(JSON.stringify(structuredDataOf(html))).toContain('"price":1260');
      // This row is not ticked.
      expect(await shows(request, '/pricing', '£2,400–3,200')).toBe(true);
    });

    await test.step('the history entry is reverted', async () => {
      const history = page.getByRole('region', { name: 'What was changed' });
      const entry = history
        .getByRole('listitem')
        .filter({ hasText: /^20 prices/ })
        .first();
      await entry.locator('summary').click();
      await expect(
        entry.getByRole('row', { name: 'Business Starter, from £1,200 £1,260 +£60' }),
      ).toBeVisible();

      // Another account changes one of the prices in its document.
      const express = await cms.find('packages', 'key', 'express');
      await cms.update('packages', express.id, { priceFromPence: 54_000, _status: 'published' });
      await page.reload();
      await openBoard(page);
      await entry.getByRole('button', { name: /^Take back/ }).click();
      await expect(entry).toContainText('is £540 now, would be £500');
      await entry.getByRole('button', { name: 'Overwrite them' }).click();
      await expect(page.getByText('Taken back.', { exact: false }).first()).toBeVisible();
      await expect(starter.getByLabel('Business Starter, from, in pounds')).toHaveValue('1200');
      expect(await shows(request, '/', seeded)).toBe(true);
      for (const { id, priceFromPence, priceToPence } of before) {
        expect(await cms.find('packages', 'id', String(id))).toMatchObject({
          priceFromPence,
          priceToPence,
        });
      }
    });
  } finally {
    for (const { id, priceFromPence, priceToPence } of before) {
      await cms.update('packages', id, { priceFromPence, priceToPence, _status: 'published' });
    }
  }
});

// The test expects this refusal, which Chromium logs.
test.describe('two people simultaneously', () => {
  test.use({ expectedConsole: [/status of 409/] });
  test('the second sees which price changed, and keeps their input', { tag: '@full' }, async ({
    staff: page,
    cms,
  }) => {
    const { id } = await cms.find('add-ons', 'key', 'extra-blog-post');
    await page.goto('/cms/prices?group=add-ons');
    const cell = page.getByLabel('Extra blog post, in pounds');
    await expect(page.getByRole('button', { name: /with Extra blog post$/ })).toBeVisible();
    await cell.fill('55');
    try {
      await cms.update('add-ons', id, { pricePence: 5_200, _status: 'published' });
      await saveButton(page).click();
      await expect(page.getByText('Extra blog post (now £52)')).toBeVisible();
      await expect(page.getByText('was £52 +£3')).toBeVisible();
      // The input survives navigation within the back office.
      await page.getByRole('link', { name: 'Extra blog post', exact: true }).click();
      await page.waitForURL(`**/cms/collections/add-ons/${id}`);
      await page.goBack();
      await expect(cell).toHaveValue('55');
      await page.getByRole('button', { name: 'Undo Extra blog post' }).click();
      await expect(cell).toHaveValue('52');
      await expect(saveButton(page)).toBeHidden();
    } finally {
      await cms.update('add-ons', id, { pricePence: 5_000, _status: 'published' });
    }
  });
});
