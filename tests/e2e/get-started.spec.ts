import type { BrowserContext, Locator } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { openInBackOffice } from './support/back-office';
import { examination } from './support/barriers';
import { expect, test } from './support/test';

interface Enquiry {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  trade: string;
  place: string;
  packageTier: string | null;
  page: string;
}

test('a link to the enquiry form opens a few fields in place, and staff see what it asks and carries', async ({
  page,
  staff,
  cms,
}) => {
  // Room for the whole form: what moves, moves for its errors alone.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await page.goto('/web-design-reading/plumbers');
  const start = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first();
  await start.click();
  const form = page.getByRole('dialog', { name: 'Get Started' });
  await expect(form.getByLabel('Your trade')).toHaveValue('Plumbers');
  await expect(form.getByLabel('Your town')).toHaveValue('Reading');
  await expect(form).toContainText('Trades & Services Power · £1,800–2,200');
  const { violations } = await examination(page).include('dialog').analyze();
  expect(violations).toEqual([]);

  const send = form.getByRole('button', { name: 'Ring me back' });
  const before = await send.boundingBox();
  await expect(form.getByText(/reads this\. We use it for nothing else\./)).toBeVisible();
  await send.click();
  await expect(form.getByText('Please enter a valid phone number')).toHaveCount(2);
  await expect(form.getByRole('alert')).toContainText('One thing to put right: Phone');
  await expect(
    form.getByText(
      /^You get a price, or our questions, by \w+day \d+ \w+, \d\d:\d\d\. It’s free\.$/,
    ),
  ).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
  const [phone, email] = [form.getByLabel('Phone'), form.getByLabel('E-mail', { exact: true })];
  await phone.fill('01632 960 481');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(phone).toBeFocused();

  // Either way keeps what was typed for it.
  await form.getByRole('radio', { name: 'Ring me' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(phone).toBeHidden();
  await email.fill('megan@half');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(email).toBeHidden();
  await expect(phone).toHaveValue('01632 960 481');
  await form.getByText('Afternoon').click();
  await form.getByLabel('Your name').fill('Megan Price');
  await page.clock.fastForward(60_000);
  await form.getByRole('button', { name: 'Ring me back' }).click();
  await expect(form.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(form.getByText('01632 960 481 in the afternoon')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/web-design-reading/plumbers');

  const sent = (await cms.find('submissions', 'phone', '01632 960 481')) as unknown as Enquiry;
  expect(sent).toMatchObject({
    name: 'Megan Price',
    email: null,
    packageTier: 'trades',
    trade: 'Plumbers',
    place: 'Reading',
    ringWhen: 'afternoon',
    page: '/web-design-reading/plumbers',
  });
  await openInBackOffice(staff, `/cms/collections/submissions/${sent.id}`);
  await expect(staff.locator('#field-ringWhen')).toContainText('Afternoon');
  await staff.goto('/cms');
  await expect(staff.getByText('Megan Price, New website, ring in the afternoon')).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('keeps its button in sight on small phones, below the field in use and what went wrong', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/industries/trades-construction');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    const form = page.getByRole('dialog', { name: 'Get Started' });
    const button = form.getByRole('button', { name: 'Ring me back' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const field = form.getByLabel('What do you need?');
    await field.focus();
    const isAboveButton = async (part: Locator) => {
      const [above, below] = [await part.boundingBox(), await button.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) < (below?.y ?? 0);
    };
    expect(await isAboveButton(field)).toBe(true);
    await expect(button).toBeInViewport({ ratio: 1 });

    await form.getByLabel('Phone').fill('01632 960 481');
    await form.getByLabel('Your town').fill('Reading');
    await context.setOffline(true);
    await button.click();
    const notSent = form.getByRole('alert').filter({ hasText: 'You can also write to' });
    await expect(notSent).toBeInViewport({ ratio: 1 });
    expect(await isAboveButton(notSent)).toBe(true);
  });
});

test('is sent although the server does not say until when it answers', async ({ page }) => {
  // Never answered.
  await page.route('**/api/reply-by', () => {});
  await page.goto('/industries/trades-construction');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  const form = page.getByRole('dialog', { name: 'Get Started' });
  await expect(form.getByText('within 24 hours on working days. It’s free.')).toBeVisible();
  await form.getByLabel('Phone').fill('01632 960 485');
  await form.getByLabel('Your town').fill('Newport');
  await form.getByRole('button', { name: 'Ring me back' }).click();
  await expect(form.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toHaveCount(0);
});

test('carries the package or the monthly plan of its link', async ({ page }) => {
  await page.goto('/pricing');
  const chosen = page.locator('#get-started input[name=packageTier]');
  for (const [name, key, offer] of [
    ['Get Started with Growth', 'growth', 'Growth · £2,400–3,200 · 3–4 weeks'],
    ['Get Started with Site Guardian', 'site-guardian', 'Site Guardian · £99 a month'],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    await expect(chosen).toHaveValue(key);
    await expect(page.getByRole('dialog')).toContainText(offer);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
  }
});

test('the reminder on a trade’s page carries its package and the trade', async ({ page }) => {
  await page.goto('/web-design-bristol/plumbers');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const reminder = page.getByRole('complementary', { name: 'Reminder' });
  await expect(reminder).toContainText('Plumbers: £1,800–2,200');
  await reminder.getByRole('link', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Trades & Services Power · £1,800–2,200');
  await expect(dialog.locator('input[name=packageTier]')).toHaveValue('trades');
  await expect(dialog.locator('input[name=trade]')).toHaveValue('Plumbers');
});

for (const [path, trade, key, offer] of orFirst([
  ['trades-construction', 'Trades and construction', 'trades', 'Trades & Services Power'],
  ['beauty-wellness', 'Beauty and wellness', 'beauty', 'Beauty & Wellness'],
  ['fitness-wellness', 'Fitness and wellness', 'fitness', 'Fitness'],
  ['professional-services', 'Professional services', 'professional', 'Professional'],
] as const)) {
  test(`each link on the page about ${path} carries its trade and package`, async ({ page }) => {
    await page.goto(`/industries/${path}`);
    const links = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    const dialog = page.getByRole('dialog', { name: 'Get Started' });
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).click();
      await expect(dialog.getByLabel('Your trade')).toHaveValue(trade);
      await expect(dialog.locator('input[name=packageTier]')).toHaveValue(key);
      await expect(dialog).toContainText(offer);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test.describe('pressed before the page’s scripts', () => {
  /** A page whose clock stands still and whose scripts wait. */
  async function pressEarly(context: BrowserContext) {
    const page = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.clock.install({ time: '2026-11-25T10:00:00' });
    await page.clock.pauseAt('2026-11-25T11:00:00');
    await page.goto('/pricing');
    const left: string[] = [];
    page.on('request', (sent) => sent.isNavigationRequest() && left.push(sent.url()));
    await page.getByRole('link', { name: 'Get Started with Growth' }).first().click();
    return { page, left, sendScripts: scripts.resolve };
  }

  test('the link opens the form once they run', async ({ context }) => {
    const { page, left, sendScripts } = await pressEarly(context);
    const form = page.getByRole('dialog', { name: 'Get Started' });
    await expect(form).toHaveCount(0);
    sendScripts();
    await expect(form.locator('input[name=packageTier]')).toHaveValue('growth');
    await expect(form.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect(form).toHaveCount(0);
    expect(left).toEqual([]);
  });

  test('the link leads to the long form if they don’t come', async ({ context }) => {
    const { page } = await pressEarly(context);
    await page.clock.fastForward(2999);
    await expect(page).toHaveURL('/pricing');
    await page.clock.fastForward(1);
    await expect(page).toHaveURL('/contact?package=growth#lead-capture');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the long form, which knows the package of its address', async ({
    page,
    cms,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Get Started with Growth' }).first().click();
    await expect(page).toHaveURL('/contact?package=growth#lead-capture');
    const form = page.locator('#enquiry');
    await form.getByLabel('Name').fill('Ann without script');
    await form.getByLabel('Phone').fill('01632 960 482');
    await form.getByLabel('What do you need?').selectOption('new_website');
    await form.getByLabel('Your project').fill('A shop for twelve kinds of jam.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    const sent = (await cms.find('submissions', 'phone', '01632 960 482')) as unknown as Enquiry;
    expect(sent).toMatchObject({ packageTier: 'growth', email: null });
  });
});
