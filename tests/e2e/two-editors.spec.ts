import type { Browser, Page } from '@playwright/test';
import type { cmsApi } from './support/api';
import { openInBackOffice } from './support/back-office';
import { expect, test } from './support/test';

/** What the browser itself says when a save is refused. */
test.use({ expectedConsole: [/the server responded with a status of (409|423)/] });

const account = { email: 'jane@studio.example', password: 'a pass phrase for two editors' };

/** Another browser, of a colleague by the name of Jane Smith. */
async function colleague(
  browser: Browser,
  cms: ReturnType<typeof cmsApi>,
  baseURL: string | undefined,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
  const signIn = () =>
    page.request.post('/api/users/login', { data: account, headers: { Origin: baseURL ?? '' } });
  if (!(await signIn()).ok()) {
    await cms.create('users', { ...account, name: 'Jane Smith', role: 'admin' });
    expect((await signIn()).ok()).toBe(true);
  }
  return page;
}

async function makePost(cms: ReturnType<typeof cmsApi>, slug: string) {
  const paragraph = (text: string) => ({
    type: 'paragraph',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
  });
  const root = { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' };
  return cms.create('posts', {
    title: 'A post for two',
    slug,
    excerpt: 'Two people write it.',
    content: { root: { ...root, children: [paragraph('One paragraph.')] } },
    category: 'Design',
    publishedOn: '2026-01-05T00:00:00.000Z',
    emoji: '📐',
    _status: 'draft',
  });
}

const title = (page: Page) => page.getByLabel(/^Title/).first();
const notice = (page: Page) => page.getByRole('region', { name: 'Others who edit this' });

async function saved(page: Page, change: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/posts/'),
  );
  await change();
  return (await answer).status();
}

async function takeOver(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeHidden();
}

test('a form that was taken over is frozen by itself, says by whom, and can be had back', async ({
  staff: page,
  cms,
  browser,
  baseURL,
}) => {
  const { id } = await makePost(cms, 'taken-over');
  const path = `/cms/collections/posts/${id}`;
  await openInBackOffice(page, path);
  await title(page).fill('The first one wrote this');
  // A lock stands from the first key to the next save.
  await expect(page.getByText(/Last saved/)).toBeVisible();
  const jane = await colleague(browser, cms, baseURL);
  await jane.goto(path);
  await title(page).pressSequentially(' and more');
  await takeOver(jane, path);

  await expect(notice(page)).toContainText(/Jane Smith took this over at \d\d:\d\d\./);
  await expect(page.locator('.document-fields__sidebar-wrap')).toHaveAttribute('inert', '');
  await expect(title(page)).toHaveValue('The first one wrote this and more');

  expect(await saved(jane, () => title(jane).fill('Jane wrote this'))).toBe(200);
  await notice(page).getByRole('button', { name: 'Take it over again' }).click();
  await expect(notice(page)).toContainText('Jane Smith saved this at');
  await notice(page).getByRole('button', { name: 'Show the newest version' }).click();
  await expect(title(page)).toHaveValue('Jane wrote this');
  expect(await saved(page, () => title(page).fill('Both wrote this'))).toBe(200);
  await expect(notice(page)).toBeHidden();
  await jane.context().close();
  await cms.removeForGood('posts', id);
});

test('of two forms the second to save is shown both texts, and loses nothing', async ({
  staff: page,
  cms,
  browser,
  baseURL,
}) => {
  const { id } = await makePost(cms, 'two-forms');
  const jane = await colleague(browser, cms, baseURL);
  await openInBackOffice(page, `/cms/collections/posts/${id}`);
  // Nobody asks who else is there: as it is while a connection is gone.
  await page.route('**/api/editing/state', (route) => route.abort());
  const stored = await cms.newest('posts', id);
  const content = JSON.parse(
    JSON.stringify(stored.content).replace('One paragraph.', 'Jane’s paragraph.'),
  );
  const answer = await jane.request.patch(`/api/posts/${id}?draft=true`, {
    data: { title: 'Jane’s title', excerpt: 'Jane’s summary.', content, _status: 'draft' },
    headers: { Origin: baseURL ?? '' },
  });
  expect(answer.status()).toBe(200);

  expect(await saved(page, () => title(page).fill('My own title'))).toBe(409);
  const dialog = page.getByRole('dialog', { name: 'Choose what stays' });
  await expect(dialog).toContainText('Jane Smith saved this at');
  const field = (name: string) => dialog.getByRole('group', { name });
  await expect(field('Title')).toContainText('My own title');
  await expect(field('Title')).toContainText('Jane’s title');
  // What was not touched here is hers to begin with.
  await expect(field('Title').getByLabel('Keep mine')).toBeChecked();
  await expect(field('Text').getByLabel('Keep Jane Smith’s')).toBeChecked();
  await field('Summary').getByLabel('Keep mine').check();
  expect(await saved(page, () => dialog.getByRole('button', { name: 'Save what' }).click())).toBe(
    200,
  );
  await expect(dialog).toBeHidden();
  await expect(notice(page)).toBeHidden();
  await expect(title(page)).toHaveValue('My own title');
  await expect(page.getByText('Jane’s paragraph.')).toBeVisible();

  const merged = await cms.newest('posts', id);
  expect(merged).toMatchObject({ title: 'My own title', excerpt: 'Two people write it.' });
  expect(JSON.stringify(merged.content)).toContain('Jane’s paragraph.');
  // The form goes on from there.
  expect(await saved(page, () => title(page).fill('My next title'))).toBe(200);
  await jane.context().close();
  await cms.removeForGood('posts', id);
});

test('a link that is begun and given up leaves its words alone', async ({ staff: page, cms }) => {
  const { id } = await makePost(cms, 'given-up-link');
  await openInBackOffice(page, `/cms/collections/posts/${id}`);
  const text = page.locator('.rich-text-lexical').filter({ hasText: 'Text' }).first();
  await text.getByText('One paragraph.').click({ clickCount: 3 });
  await text.locator('.fixed-toolbar').getByRole('button', { name: /link/i }).click();
  const drawer = page.locator('.lexical-link-edit-drawer');
  await expect(drawer.getByLabel(/URL/i)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(text.locator('a')).toHaveCount(0);
  await expect(text.getByText('One paragraph.')).toBeVisible();
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await answer).status()).toBe(200);
  await cms.removeForGood('posts', id);
});
