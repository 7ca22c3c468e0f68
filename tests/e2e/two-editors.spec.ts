import type { Browser, Page } from '@playwright/test';
import type { cmsApi } from './support/api';
import { openInBackOffice } from './support/back-office';
import { expect, test } from './support/test';

/**
 * The browser’s own console messages about a refused save and the preview’s frame, which a busy machine
 * draws seconds after it has loaded.
 */
test.use({
  expectedConsole: [
    /status of (409|423)|allow-scripts and allow-same-origin|\.woff2 was preloaded using link preload but not used/,
  ],
});

const account = { email: 'jane@studio.example', password: 'a pass phrase for two editors' };

/** A separate browser of a colleague named Jane Smith. */
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

function paragraph(text: string) {
  const element = { version: 1, format: '', indent: 0, direction: 'ltr' };
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  const children = [{ type: 'paragraph', ...element, children: [words] }];
  return { root: { type: 'root', ...element, children } };
}

function makePost(cms: ReturnType<typeof cmsApi>, slug: string) {
  return cms.create('posts', {
    title: 'A post for two',
    slug,
    excerpt: 'Two people write it.',
    content: paragraph('One paragraph.'),
    category: 'Design',
    publishedOn: '2026-01-05T00:00:00.000Z',
    emoji: '📐',
    _status: 'draft',
  });
}

/** An open form would still ask for the state of what is removed. */
async function removeFrom(
  page: Page,
  cms: ReturnType<typeof cmsApi>,
  collection: 'faqs' | 'posts',
  id: number,
) {
  await page.goto('about:blank');
  await cms.removeForGood(collection, id);
}

const title = (page: Page) => page.getByLabel(/^Title/).first();
const notice = (page: Page) => page.getByRole('region', { name: 'Others who edit this' });

/** Makes a change and waits for its save. */
async function saved(page: Page, change: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && /\/api\/(posts|faqs)\//.test(response.url()),
  );
  await change();
  return (await answer).status();
}

/** Waits for the form's next state: with it, Payload records who edits. It follows a change and a save. */
const formState = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url() === page.url(),
  );

test('a form taken over by a colleague is locked, names them, and can be taken back', async ({
  staff: page,
  cms,
  browser,
  baseURL,
}) => {
  const { id } = await cms.create('faqs', {
    question: 'Who answers this?',
    topic: 'general',
    answer: paragraph('One of us.'),
    _status: 'draft',
  });
  const path = `/cms/collections/faqs/${id}`;
  const question = (editor: Page) => editor.getByLabel(/^Question/).first();
  await openInBackOffice(page, path);
  const noted = formState(page);
  await question(page).fill('The first one wrote this');
  await noted;
  const jane = await colleague(browser, cms, baseURL);
  await jane.goto(path);
  await jane.getByRole('button', { name: 'Take over' }).click();

  await expect(notice(page)).toContainText(/Jane Smith took this over at \d\d:\d\d\./);
  await expect(notice(page).locator('pre')).toHaveText('The first one wrote this');
  await expect(page.locator('.doc-controls').first()).toHaveAttribute('inert', '');
  await expect(question(page)).toHaveValue('The first one wrote this');

  const typed = formState(jane);
  await question(jane).fill('Jane wrote this');
  await typed;
  const refreshed = formState(jane);
  expect(await saved(jane, () => jane.getByRole('button', { name: 'Save Draft' }).click())).toBe(
    200,
  );
  // A late one would lock the form for Jane again.
  await refreshed;
  await notice(page).getByRole('button', { name: 'Take it over again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose what stays' });
  const choice = dialog.getByRole('group', { name: 'Question' });
  await expect(choice).toContainText('The first one wrote this');
  await choice.getByLabel('Keep Jane Smith’s').check();
  expect(await saved(page, () => dialog.getByRole('button', { name: 'Save what' }).click())).toBe(
    200,
  );
  await expect(question(page)).toHaveValue('Jane wrote this');
  await expect(notice(page)).toBeHidden();
  expect(await cms.newest('faqs', id)).toMatchObject({ question: 'Jane wrote this' });
  await jane.context().close();
  await removeFrom(page, cms, 'faqs', id);
});

test('of two forms, the second to save sees both texts, and loses neither', async ({
  staff: page,
  cms,
  browser,
  baseURL,
}) => {
  const { id } = await makePost(cms, 'two-forms');
  const jane = await colleague(browser, cms, baseURL);
  await openInBackOffice(page, `/cms/collections/posts/${id}`);
  // The form does not learn of it yet, as if between two polls.
  await page.route('**/api/editing/state', (route) =>
    route.fulfill({ json: { holder: null, savedBy: null, isSelf: true, savedAt: '' } }),
  );
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
  // Fields unchanged here default to the colleague’s version.
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
  // The form continues to work.
  expect(await saved(page, () => title(page).fill('My next title'))).toBe(200);
  await jane.context().close();
  await removeFrom(page, cms, 'posts', id);
});

test('a cancelled link leaves its text unchanged', { tag: '@full' }, async ({
  staff: page,
  cms,
}) => {
  const { id } = await makePost(cms, 'given-up-link');
  await openInBackOffice(page, `/cms/collections/posts/${id}`);
  const text = page.locator('.rich-text-lexical').filter({ hasText: 'Text' }).first();
  await text.getByText('One paragraph.').click({ clickCount: 3 });
  await text.locator('.fixed-toolbar [data-button-key="link"]').click();
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
  await removeFrom(page, cms, 'posts', id);
});
