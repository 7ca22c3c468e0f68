import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const path = '/services/whatsapp-integration';
const sums = (page: Page) => page.getByRole('region', { name: 'A month, by your figures' });

test('a phone writes the message while the visitor types, and own figures are summed', async ({
  page,
}) => {
  await page.goto(path);
  const subject = page.getByLabel('What is one of your pages about?');
  const message = page.getByText(/^Hello, I’m on your page about/);
  await expect(message).toHaveText(/boiler servicing\.$/);
  await subject.fill('wedding cakes');
  await expect(message).toHaveText('Hello, I’m on your page about wedding cakes.');

  await expect(sums(page).getByRole('definition')).toHaveText(['12', '24', '12']);
  await expect(sums(page)).toContainText('£500, paid once, works out at £3.47');
  await page.getByLabel('Write on WhatsApp', { exact: true }).fill('4');
  await expect(sums(page).getByRole('definition')).toHaveText(['12', '12', '0']);
  await expect(sums(page)).toContainText('leave it out');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the example and its sum are there, and no field that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Hello, I’m on your page about boiler servicing.')).toBeVisible();
    await expect(sums(page).getByRole('definition')).toHaveText(['12', '24', '12']);
    await expect(page.getByLabel('Visits from phones', { exact: true })).toBeHidden();
  });
});
