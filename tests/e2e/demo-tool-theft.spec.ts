import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test';

const home = '/demos/tool-theft-locator';

async function search(page: Page, text: string): Promise<void> {
  await page.locator('#outcode').fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

const pictures = async (count: number) => {
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#884400' },
  })
    .jpeg()
    .toBuffer();
  return Array.from({ length: count }, (_, index) => ({
    name: `van-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
};

test('shows each report’s age in words beside its colour', async ({ page }) => {
  await page.goto(home);
  for (const words of ['Under 2 weeks', '2 to 6 weeks', 'Older']) {
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('.marker').first()).toBeVisible();
  await page.locator('#list summary').first().press('Enter');
  await expect(page.locator('#list details[open]')).toContainText(/(under|2 to 6|older)/i);
});

test('searches by outcode, and strips the rest of a full postcode', async ({ page }) => {
  await page.goto(home);
  const status = page.locator('#status');
  await search(page, 'rg1');
  await expect(status).toContainText('3 reports in RG1, the newest 5 days ago.');
  await search(page, 'rg1 2ab');
  await expect(status).toContainText('Only RG1 was used; the rest of the postcode was dropped.');
  await expect(page.locator('#outcode')).toHaveValue('RG1');
  await search(page, 'RG9');
  await expect(status).toContainText('No reports in RG9. The nearest are in RG4, 5 miles away.');
  await search(page, 'Reading town');
  await expect(page.locator('#outcode-error')).toHaveText(
    'Enter the first half of a UK postcode, such as RG1 or BS3.',
  );
});

test('takes a report in steps, keeps it in the page and confirms it', async ({ page }) => {
  const sent: string[] = [];
  await page.goto(`${home}/report`);
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) sent.push(request.url());
  });
  const next = page.locator('#next');

  await next.click();
  await expect(page.locator('#errors')).toBeFocused();
  await expect(page.locator('#errors')).toContainText('Choose at least one kind of tool.');
  await page.locator('#kind-drills').check();
  await page.locator('[name="what"]').fill('Makita DHP486');
  await next.click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();

  const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
  await page.locator('[name="date"]').fill(tomorrow);
  await page.locator('#from-van').check();
  await next.click();
  await expect(page.locator('#errors')).toContainText('The date cannot be in the future.');
  const before = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('[name="date"]').fill(before);
  await next.click();

  await page.locator('[name="postcode"]').fill('nowhere');
  await next.click();
  await expect(page.locator('#postcode-error')).toBeVisible();
  await page.locator('[name="postcode"]').fill('rg1 3ne');
  await page.keyboard.press('Tab');
  await expect(page.locator('#kept')).toContainText('We keep only RG1.');
  await expect(page.locator('[name="postcode"]')).toHaveValue('RG1');
  await next.click();

  await page.locator('[name="pictures"]').setInputFiles(await pictures(6));
  await expect(page.getByText('You can add up to 5 pictures.').first()).toBeVisible();
  await expect(page.locator('img[src^="blob:"]')).toHaveCount(5);
  await next.click();

  await page.getByRole('button', { name: 'Hold for moderation' }).click();
  await expect(page.locator('#done-title')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Nothing was sent');
  await expect(page.getByRole('main')).not.toContainText(/3NE/i);
  expect(sent).toEqual([]);
});
