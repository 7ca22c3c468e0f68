import type { Page } from '@playwright/test';
import { phone, studioDesk } from './support/proposals';
import { expect, test } from './support/test';

let desk: Awaited<ReturnType<typeof studioDesk>>;
test.beforeAll(async ({ playwright }, { project }) => {
  desk = await studioDesk(playwright.request, project.use.baseURL ?? '');
});
test.afterAll(() => desk.end());

test.use({ ...phone, javaScriptEnabled: false });

const run = process.pid;
const accept = (page: Page) => page.locator('#answer-accept');
const question = (page: Page) => page.locator('#answer-question');
const outcome = (page: Page) => page.locator('[data-outcome]');

test('totals are computed on the server, and the forms work', { tag: '@full' }, async ({
  page,
}) => {
  const { id, link } = await desk.sent(`plain-${run}`);
  await page.goto(link);
  await page.getByLabel('Care').check();
  await page.getByRole('button', { name: 'Update totals' }).click();
  await expect(page.getByRole('region', { name: 'Every month' })).toContainText('£99');
  await question(page).getByLabel('Your question').fill('Who writes the texts?');
  await question(page).getByRole('button').click();
  await expect(page.getByText('Your question is with us')).toBeVisible();
  await expect(page.getByLabel('Care')).toBeChecked();

  // The browser validates the form; a bot bypasses that.
  await accept(page).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await accept(page).getByLabel('Your full name').fill('Dana Cole');
  await accept(page).getByRole('button').click();
  await expect(accept(page).getByRole('alert')).toContainText('Please tick that you accept');
  await expect(accept(page).getByLabel('Your full name')).toHaveValue('Dana Cole');
  await accept(page).getByLabel('I accept this proposal').check();
  await accept(page).getByRole('button').click();
  await expect(outcome(page)).toContainText('£1,780 once + £99 a month');
  expect(await desk.read(id)).toMatchObject({
    status: 'accepted',
    totalMonthlyPence: 9_900,
    // Five requests without a script’s report count as no view.
    viewCount: 0,
  });
});

test('a ticked line is not accepted before its total shows: the form asks again', async ({
  page,
}) => {
  const { id, link } = await desk.sent(`unseen-${run}`);
  await page.goto(link);
  await page.getByLabel('Care').check();
  const sign = async () => {
    await accept(page).getByLabel('Your full name').fill('Dana Cole');
    await accept(page).getByLabel('I accept this proposal').check();
    // The Enter key submits the form like this.
    await accept(page).getByLabel('Your full name').press('Enter');
  };
  await sign();
  await expect(accept(page)).toContainText('The total is another one now');
  await expect(accept(page)).toContainText('You accept £1,780 once + £99 a month');
  await expect(accept(page).getByLabel('I accept this proposal')).not.toBeChecked();
  expect((await desk.read(id)).status).toBe('sent');

  // Conversely, a deselected line is not part of the price.
  await page.getByLabel('Care').uncheck();
  await sign();
  await expect(accept(page)).toContainText('You accept £1,780 once;');
  expect((await desk.read(id)).status).toBe('sent');
  await sign();
  await expect(outcome(page)).toContainText('£1,780 once');
  expect(await desk.read(id)).toMatchObject({ status: 'accepted', totalMonthlyPence: 0 });
});
