import type { Locator, Page } from '@playwright/test';
import { findBarriersIn } from './support/barriers';
import { onFormCall } from './support/form-calls';
import { expect, test } from './support/test';

const path = '/territorial-exclusivity-policy';
const failed = 'Unable to check availability. Please try again.';
const missing = 'Please enter both business type and location.';

const section = (page: Page) => page.locator('#check-availability');
const business = (page: Page) => section(page).getByLabel('Type of business');
const place = (page: Page) => section(page).getByLabel('Location');
const button = (page: Page) => section(page).locator('form button');
const stamp = (page: Page, text: string): Locator => section(page).getByText(text, { exact: true });
const stamps = (page: Page) =>
  section(page).getByText(/^(Available|Reserved|Partly reserved|Not sure)$/);

async function check(page: Page, what: string, where: string): Promise<void> {
  await business(page).fill(what);
  await place(page).fill(where);
  await button(page).click();
}

/** Counts requests to the server. */
async function countQuestions(page: Page): Promise<() => number> {
  let questions = 0;
  await onFormCall(page, (route) => {
    questions += 1;
    return route.continue();
  });
  return () => questions;
}

const findFaults = (page: Page) => findBarriersIn(page, '#check-availability');

test.describe('with a register', () => {
  const made: number[] = [];

  test.beforeEach(async ({ cms }) => {
    const niche = async (slug: string) => (await cms.find('niches', 'slug', slug)).id;
    const { id: reading } = await cms.find('cities', 'slug', 'reading');
    const startsOn = '2026-01-05T12:00:00.000Z';
    for (const territory of [
      {
        clientName: 'Helix Heating',
        mayBeNamed: true,
        niche: await niche('plumbers'),
        city: reading,
        place: 'Reading',
        startsOn,
      },
      {
        clientName: 'Quiet Salon',
        niche: await niche('beauty'),
        place: 'Town centre',
        postcodeAreas: [{ text: 'GL50' }, { text: 'GL51' }],
        startsOn,
      },
    ]) {
      made.push((await cms.create('territories', territory)).id);
    }
  });

  test.afterEach(async ({ cms }) => {
    for (const id of made.splice(0)) await cms.remove('territories', id);
  });

  test('shows a reserved area, its client with their consent, and the reserved part', async ({
    page,
  }) => {
    await page.goto(path);
    expect(await findFaults(page)).toEqual([]);
    await check(page, 'emergency plumber', 'Caversham');
    await expect(stamp(page, 'Reserved')).toBeVisible();
    await expect(section(page)).toContainText('reserved for Helix Heating.');
    await expect(section(page)).toContainText('Caversham, Reading');

    await check(page, 'barber', 'Cheltenham');
    await expect(stamp(page, 'Partly reserved')).toBeVisible();
    await expect(section(page)).toContainText('reserved for one of our clients (GL50, GL51).');
    await expect(section(page)).not.toContainText('Quiet Salon');
    expect(await findFaults(page)).toEqual([]);
    await section(page).getByRole('button', { name: 'GL52' }).press('Enter');
    await expect(stamp(page, 'Available')).toBeVisible();
    await expect(button(page)).toBeFocused();
    await expect(place(page)).toHaveValue('GL52');

    await check(page, 'dog groomer', 'Leeds');
    await expect(stamp(page, 'Not sure')).toBeVisible();
    await expect(section(page)).toContainText('“dog groomer” is not a type of business');
    await expect(section(page)).toContainText('“Leeds” is not a place');
    await expect(section(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/contact#lead-capture',
    );
    expect(await findFaults(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('gives the same answers on the page, which is unchanged for other visitors', {
      tag: '@full',
    }, async ({ page }) => {
      await page.goto(path);
      await check(page, 'plumber', 'RG4 8AA');
      await expect(page).toHaveURL(`${path}#check-availability`);
      await expect(stamp(page, 'Reserved')).toBeVisible();
      await expect(section(page)).toContainText('reserved for Helix Heating.');
      await expect(business(page)).toHaveValue('plumber');
      await expect(place(page)).toHaveValue('RG4 8AA');

      await check(page, 'plumber', 'Whitchurch');
      await expect(stamp(page, 'Not sure')).toBeVisible();
      await section(page).getByRole('button', { name: 'Whitchurch, Cardiff' }).click();
      await expect(stamp(page, 'Available')).toBeVisible();
      await expect(place(page)).toHaveValue('Whitchurch, Cardiff');

      await check(page, '  ', 'Reading');
      await expect(section(page)).toContainText(missing);
      await expect(stamps(page)).toHaveCount(0);

      await page.goto(path);
      await expect(stamps(page)).toHaveCount(0);
      await expect(section(page)).not.toContainText('Helix');
    });
  });
});

test('requires both fields, hides the answer when the question changes, and works by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  const questions = await countQuestions(page);
  await page.goto(path);
  await place(page).fill('   ');
  await button(page).click();
  await expect(section(page).getByText(missing)).toBeVisible();
  await expect(business(page)).toBeFocused();
  await expect(business(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(business(page)).toHaveAccessibleDescription(new RegExp(missing));
  expect(await findFaults(page)).toEqual([]);
  expect(questions()).toBe(0);

  await page.keyboard.type('plumber');
  await expect(section(page).getByText(missing)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Swindon');
  await page.keyboard.press('Enter');
  await expect(stamp(page, 'Available')).toBeVisible();
  await expect(section(page).locator('[aria-live]').filter({ hasText: 'Available' })).toHaveCount(
    1,
  );
  expect(await findFaults(page)).toEqual([]);

  await page.keyboard.type('x');
  await expect(stamps(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(stamp(page, 'Available')).toBeVisible();
  await business(page).press('End');
  await business(page).press('s');
  await expect(stamps(page)).toHaveCount(0);

  await button(page).click();
  await section(page).getByRole('link', { name: 'Get Started' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('What do you need?')).toHaveValue(
    'Territory: plumbers in Swindon.',
  );
});

test('sends one question at a time, and shows the answer to the last', { tag: '@full' }, async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let questions = 0;
  await onFormCall(page, async (route) => {
    questions += 1;
    if (questions === 1) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path);
  await business(page).fill('plumber');
  await place(page).fill('Bath');
  await button(page).dblclick();
  await expect(button(page)).toHaveAccessibleName('Checking...');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await place(page).press('Enter');
  expect(questions).toBe(1);

  await place(page).fill('Oxford');
  await expect(button(page)).toHaveAccessibleName('Check availability');
  await button(page).click();
  // The second question is sent after the first answer, which is not shown.
  for (const release of held) release();
  await expect(section(page)).toContainText('Plumbers in Oxford: this territory is available.');
  await expect(section(page)).not.toContainText('Bath:');
  expect(questions).toBe(2);
});

test('shows an error at once without a network, and keeps the input', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto(path);
  await check(page, 'plumber', 'Bath');
  await expect(stamp(page, 'Available')).toBeVisible();
  await context.setOffline(true);
  await check(page, 'joiner', 'Oxford');
  await expect(section(page).getByText(failed)).toBeVisible();
  await expect(stamps(page)).toHaveCount(0);
  await expect(business(page)).toHaveValue('joiner');
  await expect(place(page)).toHaveValue('Oxford');
  await context.setOffline(false);
  await button(page).click();
  await expect(section(page)).toContainText('Carpenters in Oxford');
});

test.describe('when the server fails', () => {
  // The browser’s own console messages about this test’s answers.
  test.use({ expectedConsole: [/status of 500|answer 500: /] });

  test('retries three times, then shows that the check failed', { tag: '@full' }, async ({
    page,
  }) => {
    let questions = 0;
    await onFormCall(page, (route) => {
      questions += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await page.goto(path);
    await check(page, 'plumber', 'Bath');
    await expect(section(page).getByText(failed)).toBeVisible();
    await expect(stamps(page)).toHaveCount(0);
    expect(questions).toBe(4);
  });
});
