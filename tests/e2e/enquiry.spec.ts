import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { examination } from './support/barriers';
import { formOn, openForm, somebody } from './support/enquiry-form';
import { onFormCall } from './support/form-calls';
import { mailsWith } from './support/mail';
import { expect, test } from './support/test';

// Each visitor has a separate address; see TRUSTED_PROXY_HOPS in start-sites.ts.
let visitors = 0;
test.beforeEach(async ({ context }) => {
  visitors += 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitors}` });
});

async function faultsOf(page: Page) {
  const { violations } = await examination(page).include('#lead-capture').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('an enquiry is stored, answered with its due time, and both mails go out', async ({
  page,
  cms,
}) => {
  const form = await openForm(page);
  const kept = () => page.evaluate(() => sessionStorage.getItem('ftj_enquiry_draft'));
  expect(await kept()).toBeNull();
  const person = somebody();
  await form.fill(person);
  expect(await kept()).toContain(person.email);
  await form.openMore();
  await form.package.selectOption('growth');
  await form.send.click();

  await expect(page.getByText('Message Sent Successfully!').last()).toBeVisible();
  await expect(
    page.getByText("Thanks for reaching out. We'll get back to you within 24 hours."),
  ).toBeVisible();
  await expect(form.receipt).toBeFocused();
  await expect(form.receipt).toContainText(/E-[2-9A-Z]{6}/);
  await expect(form.receipt).toContainText(/You hear from us by\w+day \d+ \w+, \d\d:\d\d/);
  await expect(form.message).toHaveValue('');
  expect(await kept()).toBeNull();
  await expect(form.name).toBeHidden();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.name).toBeFocused();

  const doc = await cms.find('submissions', 'email', person.email);
  expect(doc).toMatchObject({
    name: person.name,
    packageTier: 'growth',
    status: 'new',
    channel: 'form',
    page: '/contact',
  });
  const [notice] = await mailsWith('Reply-To', person.email, 1);
  expect(notice).toContain(`Subject: Enquiry ${doc.reference} from ${person.name}`);
  const [confirmation] = await mailsWith('To', person.email, 1);
  expect(confirmation).toContain(String(doc.reference));
});

test('invalid input is reported at the field and in a summary, without a layout shift', async ({
  page,
}) => {
  const form = await openForm(page);
  const placeInForm = () =>
    form.send.evaluate((button: HTMLElement) => {
      const { top, left } = button.getBoundingClientRect();
      const box = button.closest('form')?.getBoundingClientRect();
      return { top: top - (box?.top ?? 0), left: left - (box?.left ?? 0) };
    });
  const before = await placeInForm();
  await form.name.fill('M');
  await form.email.fill('megan');
  await form.message.fill('Hello');
  await form.send.click();
  const summary = form.form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('4 things to put right');
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a project type',
    'Please tell us more about your project (at least 10 characters)',
  ]) {
    await expect(form.form.getByText(message)).toHaveCount(2);
  }
  expect(await placeInForm()).toEqual(before);
  expect(await faultsOf(page)).toEqual([]);
  const isAbove = (await summary.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(isAbove).toBeLessThan((await form.send.boundingBox())?.y ?? 0);
  await summary.getByRole('link', { name: /^What do you need\?/ }).click();
  await expect(form.project).toBeFocused();
  await form.project.selectOption('rebuild');
  await expect(form.form.getByText('Please select a project type')).toHaveCount(0);
});

test('without e-mail and phone, both are marked, and a phone alone mends it', async ({ page }) => {
  const form = await openForm(page);
  const phone = form.form.getByLabel('Phone');
  await form.send.click();
  const neither = 'Please enter a valid email address or a phone number';
  await expect(form.form.getByRole('alert').getByText(neither)).toHaveCount(1);
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  expect(await faultsOf(page)).toEqual([]);
  await phone.fill('01632 960 481');
  await expect(form.form.getByText(neither)).toHaveCount(0);
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('a message without a space keeps to the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page);
  const width = async () => (await form.message.boundingBox())?.width;
  const before = await width();
  await form.message.fill('x'.repeat(5000));
  expect(await width()).toBe(before);
});

test('a slow connection shows progress, and two presses make one enquiry', async ({
  page,
  cms,
}) => {
  const form = await openForm(page);
  const person = somebody();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await onFormCall(page, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await form.fill(person);
  await form.send.dblclick();
  await expect(form.send).toHaveAccessibleName('Sending...');
  await expect(form.send).toHaveAttribute('aria-disabled', 'true');
  // Repeated presses, as an impatient visitor makes them.
  await form.send.click({ force: true });
  release();
  await expect(form.receipt).toBeVisible();
  expect(sent).toBe(1);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.send).toHaveAccessibleName('Send message');
  await cms.find('submissions', 'email', person.email);
});

test.describe('when the connection fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|answer 503/] });

  test('offline, no input is lost, not even by a reload', async ({ page, context, cms }) => {
    const form = await openForm(page);
    const person = somebody();
    await form.fill(person);
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByText('Something went wrong').last()).toBeVisible();
    await expect(page.getByText('Please try again or contact us directly.')).toBeVisible();
    await expect(form.form.getByRole('alert')).toContainText('You seem to be offline.');
    await expect(form.send).toHaveAccessibleName('Send message');
    await context.setOffline(false);
    await page.reload();
    await expect(form.message).toHaveValue(person.message);
    await expect(form.email).toHaveValue(person.email);
    await form.send.click();
    await expect(form.receipt).toBeVisible();
    await cms.find('submissions', 'email', person.email);
  });

  test('a lost answer does not cause a second enquiry', async ({ page, cms }) => {
    const form = await openForm(page);
    const person = somebody();
    await form.fill(person);
    let attempts = 0;
    await onFormCall(page, async (route) => {
      attempts += 1;
      // The first request arrives; only its answer is lost.
      if (attempts === 1) await route.fetch();
      return attempts < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await form.send.click();
    await expect.poll(() => attempts).toBe(1);
    await page.clock.fastForward(5_000);
    await expect.poll(() => attempts).toBe(2);
    await page.clock.fastForward(5_000);
    await expect(form.receipt).toBeVisible();
    const all = await cms.list('submissions');
    expect(all.filter(({ email }) => email === person.email)).toHaveLength(1);
  });
});

test('the form is prefilled from a link, the estimator and an industry’s page', async ({
  page,
  cms,
}) => {
  await page.goto('/contact?package=growth#lead-capture');
  const form = formOn(page);
  await expect(form.package).toHaveValue('growth');

  await page.evaluate(() => {
    const handed = {
      projectType: 'new_website',
      packageTier: 'trades',
      estimate: { type: 'trades', pages: 8, addOns: ['blog'], label: 'Trades website, 8 pages' },
    };
    sessionStorage.setItem('ftj_enquiry_prefill', JSON.stringify(handed));
  });
  await openForm(page, '/industries/trades-construction');
  await expect(form.package).toHaveValue('trades');
  await expect(form.project).toHaveValue('new_website');
  await expect(form.industry).toHaveValue('trades_construction');
  await expect(form.industry).toBeHidden();
  await expect(
    form.form.getByText('Sent with your message: Trades & Services Power, Trades and construction'),
  ).toBeVisible();
  await expect(form.form.getByText('Trades website, 8 pages')).toBeVisible();
  const person = somebody();
  await form.fill(person);
  // By keyboard: a mouse would then rest on a project, whose preview begins to load.
  await form.send.press('Enter');
  await expect(form.receipt).toBeVisible();
  await expect(form.form.getByText('Trades website, 8 pages')).toHaveCount(0);
  const doc = await cms.find('submissions', 'email', person.email);
  expect(doc.industry).toBe('trades_construction');
  expect(doc.estimate).toMatchObject({
    totalPence: 240_000,
    link: expect.stringContaining('/pricing?'),
  });
});

test('a bot that fills in every field is held, and gets the usual answer', async ({
  page,
  cms,
}) => {
  const form = await openForm(page);
  const person = somebody();
  await form.fill(person);
  await form.form.locator('[name=fax_number]').evaluate((field: HTMLInputElement) => {
    field.value = '01432 000000';
  });
  await form.send.click();
  await expect(form.receipt).toBeVisible();
  expect(await cms.find('submissions', 'email', person.email)).toMatchObject({ status: 'spam' });
});

/** The part of Next’s record of a build that names the server actions. */
interface ServerActions {
  encryptionKey: string;
  node: Record<string, { filename: string; exportedName: string }>;
}

test('a page that was open during a deployment can still send its form', () => {
  // An action’s address depends on the kept key, its file and its name, and on nothing of the build.
  const { encryptionKey, node }: ServerActions = JSON.parse(
    readFileSync('.next/server/server-reference-manifest.json', 'utf8'),
  );
  const named = Object.entries(node).map(([id, { filename, exportedName }]) => [
    id,
    filename,
    exportedName,
  ]);
  expect(named.map(([, , name]) => name)).toContain('sendEnquiry');
  for (const [id = '', file, name] of named) {
    const expected = createHash('sha1').update(`${encryptionKey}${file}:${name}`).digest('hex');
    // The first two digits describe the action’s parameters.
    expect(id.slice(2), `${file} ${name}`).toBe(expected);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works, keeps its input, and shows errors', async ({ page }) => {
    await page.goto('/contact');
    const form = formOn(page);
    const person = somebody();
    await form.fill(person);
    // This value passes the browser’s validation, but not the server’s.
    await form.name.fill('   M   ');
    await form.send.click();
    await expect(page).toHaveURL(/\/contact#enquiry$/);
    await expect(form.form.getByText('Name must be at least 2 characters').first()).toBeVisible();
    await expect(form.message).toHaveValue(person.message);
    await expect(form.project).toHaveValue('new_website');
    await form.name.fill(person.name);
    await form.send.click();
    await expect(form.receipt).toContainText('Message Sent Successfully!');
    await expect(form.receipt).toBeInViewport();
    await expect(form.receipt).toContainText(/E-[2-9A-Z]{6}/);
    await expect(form.message).toHaveValue('');
    await mailsWith('Reply-To', person.email, 1);
    // The cached page for other visitors is unchanged.
    await page.goto('/contact');
    await expect(form.receipt).toHaveCount(0);
  });
});
