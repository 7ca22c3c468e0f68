import type { Page } from '@playwright/test';
import { openInBackOffice, unfold, untilSaved, writeText } from './support/back-office';
import { shows } from './support/structured-data';
import { expect, test } from './support/test';

/** The tasks of docs/editing.md, done in the back office alone. */

async function publish(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await saved).ok(), await (await saved).text()).toBe(true);
}

/** A row of a collapsed list or section, found by its text. */
function row(page: Page, words: string) {
  return page.locator('.collapsible').filter({ hasText: words }).last();
}

test('a city is added', async ({ staff: page, cms, request }) => {
  // The sitemap lists only places with a minimum number of words.
  const market = 'Ledbury has a market house on stilts and shops that close at five. '.repeat(25);
  expect(await shows(request, '/sitemap', 'Ledbury')).toBe(false);

  await openInBackOffice(page, '/cms/collections/cities/create');
  await page.getByLabel(/^Name/).fill('Ledbury');
  await page.getByLabel('County or region').fill('Herefordshire');
  await page.getByRole('button', { name: 'The page' }).click();
  const heading = 'Web design in Ledbury';
  await untilSaved(page, heading, () => page.getByLabel(/^Heading/).fill(heading));
  const lead = 'Websites at published prices, for Ledbury.';
  await untilSaved(page, lead, () => page.getByLabel('Opening lines').fill(lead));
  await writeText(page, 'The market there', market);
  await writeText(page, 'What we would build', 'A page for each trade, with its price on it.');
  await publish(page);
  await expect(page.getByLabel('Address')).toHaveValue('ledbury');

  const { id } = await cms.find('cities', 'slug', 'ledbury');
  try {
    expect(await shows(request, '/web-design-ledbury', 'market house on stilts')).toBe(true);
    for (const list of ['/sitemap', '/sitemap-pages.xml']) {
      expect(await shows(request, list, '/web-design-ledbury'), list).toBe(true);
    }
  } finally {
    // The open form polls for other editors, and would get a 404 after the deletion.
    await page.goto('about:blank');
    await cms.removeForGood('cities', id);
  }
  expect((await request.get('/web-design-ledbury')).status()).toBe(404);
  expect(await shows(request, '/sitemap', '/web-design-ledbury')).toBe(false);
});

test('a red flag is added to the checklist', { tag: '@full' }, async ({
  staff: page,
  cms,
  request,
}) => {
  const path = '/what-agencies-hide';
  const flag = 'The invoice names a company you have never heard of.';
  const { id, sections } = await cms.find('pages', 'path', path);
  expect(await shows(request, path, flag)).toBe(false);

  await openInBackOffice(page, `/cms/collections/pages/${id}`);
  const checklist = row(page, 'Checklist to print');
  const add = checklist.getByRole('button', { name: 'Add Line' });
  await unfold(checklist, add);
  await add.click();
  const line = row(page, 'New: open it to fill it in');
  const words = line.locator('textarea');
  await unfold(line, words);
  await untilSaved(page, flag, () => words.fill(flag));
  try {
    await publish(page);
    expect(await shows(request, path, flag)).toBe(true);
  } finally {
    await cms.update('pages', id, { sections, _status: 'published' });
  }
  expect(await shows(request, path, flag)).toBe(false);
});

test('a testimonial is hidden and shown again', { tag: '@full' }, async ({
  staff: page,
  cms,
  request,
}) => {
  const { id, quote } = await cms.first('testimonials', '_order');
  const words = String(quote).slice(0, 30);
  expect(await shows(request, '/', words)).toBe(true);

  await openInBackOffice(page, `/cms/collections/testimonials/${id}`);
  await page.locator('.doc-controls__popup .popup-button').last().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  expect(await shows(request, '/', words)).toBe(false);

  await publish(page);
  expect(await shows(request, '/', words)).toBe(true);
});

test('sample content is listed until it is replaced', { tag: '@full' }, async ({
  staff: page,
  cms,
}) => {
  const { id, author, company, consent } = await cms.first('testimonials', '_order');
  const note = page.getByRole('region', { name: /still/ });
  const name = `${String(author)}, ${String(company)}`;
  await page.goto('/cms');
  for (const part of ['Legal identity', 'Claims', 'Case studies']) {
    await expect(note.getByText(part, { exact: true })).toBeVisible();
  }
  await note.getByRole('link', { name }).click();
  await page.waitForURL(`**/cms/collections/testimonials/${id}`);

  await openInBackOffice(page, `/cms/collections/testimonials/${id}`);
  await page.getByLabel('Sample text').uncheck();
  await page.getByLabel('The client agreed that we publish it').check();
  try {
    await publish(page);
    await page.goto('/cms');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name })).toBeHidden();
  } finally {
    await cms.update('testimonials', id, { isSample: true, consent, _status: 'published' });
  }
});
