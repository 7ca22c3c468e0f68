import type { Page } from '@playwright/test';
import { formatPence } from '@/prices/rules/money';
import type { cmsApi } from './support/api';
import { openInBackOffice, unfold, untilSaved, writeText } from './support/back-office';
import { letTimePass } from './support/clock';
import { openForm, somebody } from './support/enquiry-form';
import { visitPatiently } from './support/listening';
import { mailsWith } from './support/mail';
import { pagesOf } from './support/pdf';
import { answerPrivacy } from './support/privacy';
import { phone } from './support/proposals';
import { shows } from './support/structured-data';
import { expect, test } from './support/test';

/**
 * A day at the studio, on the screens of staff and clients alone. Separate tests cover what else
 * each screen does.
 */

const lead = somebody();
const post = { title: 'Why we raised our prices', slug: 'why-we-raised-our-prices' };
const option = { label: 'Photos of the team', pence: 24_000 };
/** Growth from £2,400 to £3,200, raised by 5 % and rounded to £10. */
const raised = { range: '£2,520–3,360', fromPence: 252_000 };

let packages: Awaited<ReturnType<ReturnType<typeof cmsApi>['list']>> = [];
let postId = 0;

// A hook has time of its own: a day that ends too late must not leave its prices to other journeys.
test.afterEach(async ({ cms }) => {
  for (const { id, priceFromPence, priceToPence } of packages) {
    await cms.update('packages', id, { priceFromPence, priceToPence, _status: 'published' });
  }
  if (postId) await cms.removeForGood('posts', postId);
});

const proposalsBox = (page: Page) => page.getByRole('region', { name: 'Proposals', exact: true });

/** The id of the open document. */
const numberIn = (page: Page) => Number(/\d+$/.exec(new URL(page.url()).pathname));

async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).waitFor();
  await page.locator('.doc-controls__dots').click();
  await page.getByRole('button', { name: 'Publish at a set time …' }).click();
  const dialog = page.getByRole('dialog');
  // Not published yet, so it can’t be unpublished.
  await expect(dialog.getByText('Take it off the site')).toBeHidden();
  await dialog.getByLabel('Day').fill(`15/12/${new Date().getFullYear() + 1}`);
  await dialog.getByLabel('Time').fill('09:07');
  await expect(dialog.getByText(/15 December \d+ at 09:07, UK time/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByText(/Goes live on .* at 09:07, by you/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a working day', async ({ staff: page, cms, request, browser, baseURL }) => {
  const pocket = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
  await answerPrivacy(pocket, 'no');
  const client = visitPatiently(await pocket.newPage());
  packages = (await cms.list('packages')).filter(({ onApplication }) => !onApplication);
  let proposalId = 0;
  let link = '';

  await test.step('a visitor asks for a website', async () => {
    const visit = visitPatiently(await pocket.newPage());
    const form = await openForm(visit);
    await form.fill(lead);
    await form.openMore();
    await form.package.selectOption('growth');
    await form.send.click();
    await expect(form.receipt).toBeVisible();
    await visit.close();
  });

  await test.step('in the morning the enquiry is on the overview, and is answered', async () => {
    await page.goto('/cms');
    const waiting = page.getByRole('region', { name: /^Enquiries to answer/ });
    await expect(waiting.getByRole('listitem').first()).toContainText(/Overdue since|Due/);
    const { id } = await cms.find('submissions', 'email', lead.email);
    await openInBackOffice(page, `/cms/collections/submissions/${id}`);
    const answer = page.getByRole('region', { name: 'Answer' });
    const text = answer.getByLabel('Text of the mail');
    await expect(text).toHaveValue(/^Hello Megan,/);
    await text.fill('Hello Megan,\n\na proposal follows today.');
    await answer.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText(`Your answer is on its way to ${lead.email}.`)).toBeVisible();
    // The first mail was the receipt.
    const [, reply] = await mailsWith('To', lead.email, 2);
    expect(reply).toContain('a proposal follows today');
  });

  await test.step('prices rise by 5 per cent, and show on the site at once', async () => {
    expect(await shows(request, '/pricing', raised.range)).toBe(false);
    await page.goto('/cms/prices?group=packages');
    await expect(page.getByRole('button', { name: /pages? with Growth$/ })).toBeVisible();
    await page.getByLabel('Choose all: Packages').check();
    await page.getByLabel('Per cent', { exact: true }).fill('5');
    await page.getByLabel('Round to').selectOption('£10');
    await page.getByRole('button', { name: /^Fill in/ }).click();
    const bar = page.getByRole('region', { name: 'New prices' });
    await bar.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText(`${2 * packages.length} new prices saved.`)).toBeVisible();
    for (const path of ['/', '/pricing']) {
      expect(await shows(request, path, raised.range), path).toBe(true);
    }
  });

  await test.step('a post about it is written, scheduled and published', async () => {
    await openInBackOffice(page, '/cms/collections/posts/create');
    await untilSaved(page, post.title, () => page.locator('#field-title').fill(post.title));
    const summary = 'What a website costs from today, and what stays as it was.';
    await untilSaved(page, summary, () => page.locator('#field-excerpt').fill(summary));
    await writeText(page, 'Text', 'Our costs rose, and so do the prices of new projects.');
    await page.locator('#field-category input').fill('Branding');
    await untilSaved(page, 'Branding', () => page.keyboard.press('Enter'));
    postId = numberIn(page);
    await schedule(page);
    expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);
    expect(await letTimePass()).toBe(1);
    await expect.poll(async () => (await request.get(`/blog/${post.slug}`)).status()).toBe(200);
    expect(await shows(request, '/blog', post.title)).toBe(true);
  });

  await test.step('a proposal is built from the enquiry, at the new prices', async () => {
    const { id } = await cms.find('submissions', 'email', lead.email);
    await openInBackOffice(page, `/cms/collections/submissions/${id}`);
    await page.getByRole('button', { name: 'Write a proposal' }).click();
    await page.waitForURL(/\/cms\/collections\/proposals\/\d+/);
    proposalId = numberIn(page);
    await openInBackOffice(page, `/cms/collections/proposals/${proposalId}`);
    const standing = page.getByRole('region', { name: 'Status' });
    await expect(standing).toContainText(formatPence(raised.fromPence));
    await page.getByRole('button', { name: 'Add Line' }).click();
    const line = page.locator('#field-lines .collapsible').last();
    const label = line.getByLabel('Line', { exact: true });
    await unfold(line, label);
    await label.fill(option.label);
    await line.getByLabel('Price of one').fill(String(option.pence / 100));
    await line.getByLabel('The client can leave it out').check();
    await expect(standing.getByText('Save your changes first')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(standing).toContainText(`up to ${formatPence(option.pence)} more`);
    await standing.getByRole('button', { name: 'Send …' }).click();
    const dialog = page.getByRole('dialog', { name: `Send it to ${lead.name}?` });
    await expect(dialog).toContainText(lead.email);
    await dialog.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(standing).toContainText('The client has not opened it yet.');
    const [, , mail = ''] = await mailsWith('To', lead.email, 3);
    const [address = ''] = /\/proposals\/[\w-]+\?key=[\w-]+/.exec(mail.replace(/=\r\n/g, '')) ?? [];
    link = address.replace('=3D', '=');
    expect(link).not.toBe('');
  });

  await test.step('the client reads it on a phone, ticks an option and accepts', async () => {
    await client.goto(link);
    const bar = client.getByRole('link', { name: 'Accept', exact: true }).locator('..');
    await expect(bar).toContainText(formatPence(raised.fromPence));
    const viewed = client.waitForResponse('**/api/proposal/view');
    await client.mouse.wheel(0, 200);
    await viewed;
    await client.getByLabel(option.label).check();
    await expect(bar).toContainText(formatPence(raised.fromPence + option.pence));
    const form = client.locator('#answer-accept');
    await form.getByLabel('Your full name').fill(lead.name);
    await form.getByLabel('I accept this proposal').check();
    await form.getByRole('button').click();
    await expect(client.locator('[data-outcome]')).toContainText(option.label);
  });

  const total = formatPence(raised.fromPence + option.pence);
  await test.step('staff see it, with the same sum', async () => {
    await page.goto('/cms');
    const news = proposalsBox(page).getByRole('listitem').filter({ hasText: lead.name });
    await expect(news).toContainText('Accepted');
    await page.goto(`/cms/collections/proposals/${proposalId}`);
    const standing = page.getByRole('region', { name: 'Status' });
    await expect(standing).toContainText(`Accepted by ${lead.name}`);
    await expect(standing).toContainText(total);
    expect((await mailsWith('To', lead.email, 4)).at(-1)).toContain('Subject: You accepted');
  });

  await test.step('and the file has the same content: name, selection and sum', async () => {
    const { acceptance } = (await cms.find('proposals', 'id', String(proposalId))) as unknown as {
      acceptance: { hash: string };
    };
    const file = await client.request.get(link.replace('?', '/pdf?'));
    expect(file.headers()['content-type']).toBe('application/pdf');
    const text = (await pagesOf(await file.body())).join(' ');
    for (const words of [lead.name, option.label, total]) expect(text).toContain(words);
    // The text is longer than its line.
    expect(text.replaceAll(' ', '')).toContain(acceptance.hash);
  });
  await pocket.close();
});
