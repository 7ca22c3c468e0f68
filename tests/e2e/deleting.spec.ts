import { openInBackOffice } from './support/back-office';
import { smallPage } from './support/documents';
import { expect, test } from './support/test';

test('deleting a page shows its usages, and redirects its visitors', async ({
  staff: page,
  cms,
  request,
}) => {
  const path = '/soon-gone';
  const { id } = await cms.create('pages', smallPage('Soon gone', path));
  const pointer = await cms.create('redirects', { from: '/leads-to-it', to: path });
  try {
    await openInBackOffice(page, `/cms/collections/pages/${id}`);
    await page.locator('.doc-controls__dots').click();
    await expect(page.locator('#action-delete')).toBeHidden();
    await page.getByRole('button', { name: 'Delete …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Soon gone”' });
    await expect(dialog.getByRole('link', { name: 'Redirect: /leads-to-it' })).toBeVisible();
    await dialog.getByLabel(`Send visitors of ${path} to`).fill('/about');
    await dialog.getByRole('button', { name: 'Move to the trash' }).click();
    await page.waitForURL('**/cms/collections/pages');
    for (const from of [path, '/leads-to-it']) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([308, '/about']);
    }
  } finally {
    await cms.removeForGood('pages', id);
    await cms.remove('redirects', pointer.id);
    await cms.remove('redirects', (await cms.find('redirects', 'from', path)).id);
  }
});

test('the home page can’t be deleted, with a reason', { tag: '@full' }, async ({
  staff: page,
  cms,
}) => {
  const { id } = await cms.find('pages', 'path', '/');
  await openInBackOffice(page, `/cms/collections/pages/${id}`);
  await page.locator('.doc-controls__dots').click();
  await page.getByRole('button', { name: 'Delete …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is the home page')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
});
