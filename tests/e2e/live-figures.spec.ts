import { expectRefusal, openInBackOffice } from './support/back-office';
import { shows } from './support/structured-data';
import { expect, test } from './support/test';

test.describe('in the editor', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('an editor inserts a live figure into a text with the picker', async ({
    staff: page,
    cms,
    request,
  }) => {
    const faq = await cms.find('faqs', 'question', 'What does a package price include?');
    await openInBackOffice(page, `/cms/collections/faqs/${faq.id}`);
    const text = page.locator('[contenteditable=true]').first();
    await expect(text).toContainText('£1,200–1,600');
    await text.getByText('it states what would change it').click();
    await page.keyboard.press('Control+End');
    // The menu's state runs behind fast typing, so nothing follows the slash: the editor would
    // replace one letter too few.
    await page.keyboard.type(' A shop starts at /');
    await page.locator('.slash-menu-popup').getByText('Live figure').click();

    const drawer = page.locator('dialog[open]');
    await drawer.getByRole('combobox').fill('growth, lowest');
    await page.getByRole('option', { name: 'Growth, lowest price: £2,400' }).click();
    // Late answers can reopen the drawer once.
    await expect(async () => {
      const save = drawer.getByRole('button', { name: /save|create/i });
      if (await save.isVisible()) await save.click({ timeout: 15_000 });
      await expect(drawer).toHaveCount(0, { timeout: 15_000 });
    }).toPass();
    await expect(text).toContainText('A shop starts at £2,400');
    // The editor updates the form after a short delay, and a click can be faster. After a slow
    // save nothing is left to publish.
    const publish = page.getByRole('button', { name: 'Publish changes' });
    await expect(async () => {
      if (await publish.isEnabled()) await publish.click({ timeout: 15_000 });
      expect(await shows(request, '/pricing', 'A shop starts at £2,400')).toBe(true);
    }).toPass();

    const growth = await cms.find('packages', 'key', 'growth');
    await cms.update('packages', growth.id, { priceFromPence: 251_050, _status: 'published' });
    expect(await shows(request, '/pricing', 'A shop starts at £2,510.50')).toBe(true);

    await cms.update('packages', growth.id, { priceFromPence: 240_000, _status: 'published' });
    await cms.update('faqs', faq.id, { answer: faq.answer, _status: 'published' });
  });
});

test.describe('refused by the server', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('an unknown live figure is refused by name', { tag: '@full' }, async ({
    staff: page,
    cms,
  }) => {
    const { id } = await cms.find('packages', 'key', 'express');
    await openInBackOffice(page, `/cms/collections/packages/${id}`);
    await expectRefusal(
      page.getByLabel('One line'),
      'From {{package:exprss:from}}',
      'There is no published figure called {{package:exprss:from}}.',
    );
  });

  test('a page can’t have a system address', { tag: '@full' }, async ({ staff: page }) => {
    await openInBackOffice(page, '/cms/collections/pages/create');
    await page.getByLabel('Name').fill('Door');
    await expectRefusal(
      page.getByLabel('Address'),
      '/cms/door',
      'Addresses under /cms are used by the system.',
    );
  });
});
