import type { Page } from '@playwright/test';
import { findBarriers, findBarriersIn } from './support/barriers';
import { answerPrivacy } from './support/privacy';
import { phone, studioDesk } from './support/proposals';
import { expect, test } from './support/test';

let desk: Awaited<ReturnType<typeof studioDesk>>;
test.beforeAll(async ({ playwright }, { project }) => {
  desk = await studioDesk(playwright.request, project.use.baseURL ?? '');
});
test.afterAll(() => desk.end());

const run = process.pid;

/** The public check’s answer about plumbers in Hungerford. */
async function checked(page: Page): Promise<string> {
  await page.goto('/territorial-exclusivity-policy#check-availability');
  const section = page.locator('#check-availability');
  await section.getByLabel('Type of business').fill('plumber');
  await section.getByLabel('Location').fill('Hungerford');
  await section.locator('form button').click();
  const stamp = section.getByText(/^(Available|Reserved)$/);
  await expect(stamp).toBeVisible();
  return (await stamp.textContent()) ?? '';
}

test('a territory is sold once: held when a proposal is sent, reserved when accepted', async ({
  staff,
  cms,
  browser,
  baseURL,
}) => {
  const { id: niche } = await cms.find('niches', 'slug', 'plumbers');
  const { id: retainer } = await cms.find('retainers', 'key', 'site-guardian');
  const lines = [
    { label: 'Website', amountPence: 160_000, quantity: 1, every: 'once' },
    { of: { relationTo: 'retainers', value: retainer }, quantity: 1, every: 'month' },
  ];
  const offer = { niche, place: 'Hungerford', lines, sections: [] };
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
  await answerPrivacy(context, 'no');
  const client = await context.newPage();
  expect(await checked(client)).toBe('Available');
  const first = await desk.sent(`held-${run}`, { ...offer, clientName: 'Boiler Bros' });
  expect(await checked(client)).toBe('Reserved');

  const second = await desk.draft(`late-${run}`, { ...offer, clientName: 'Tap & Son' });
  await staff.goto(`/cms/collections/proposals/${second}`);
  const missing = staff.getByRole('region', { name: 'Before it can be sent' });
  await expect(missing).toContainText('Held for Boiler Bros by a proposal that is with them');
  await expect(staff.getByRole('button', { name: 'Send …' })).toBeDisabled();
  const refused = await desk.step(second, 'send');
  expect(refused.status()).toBe(409);

  await staff.goto('/cms/collections/territories');
  const held = staff.getByRole('region', { name: 'Held by proposals that are with their clients' });
  await expect(held).toContainText('Plumbers in Hungerford, for Boiler Bros, until');
  expect(await findBarriersIn(staff, '.office-panel')).toEqual([]);

  await client.goto(first.link);
  await expect(client.getByText('Territory: Plumbers in Hungerford.')).toBeVisible();
  expect(await findBarriers(client)).toEqual([]);
  const accept = client.locator('#answer-accept');
  await accept.getByLabel('Your full name').fill('Dana Cole');
  await accept.getByLabel('I accept this proposal').check();
  await accept.getByRole('button').click();
  await expect(client.locator('[data-outcome]')).toContainText('Accepted');
  expect(await checked(client)).toBe('Reserved');
  await context.close();

  await staff.reload();
  await expect(held).toHaveCount(0);
  const row = staff.getByRole('row').filter({ hasText: 'Boiler Bros' });
  await expect(row).toContainText('Provisional: confirm the retainer’s start');
});
