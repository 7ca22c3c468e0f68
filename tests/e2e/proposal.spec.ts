import type { Page } from '@playwright/test';
import { findBarriers } from './support/barriers';
import { mailsWith } from './support/mail';
import { pagesOf } from './support/pdf';
import { phone, proposalLines, studioDesk } from './support/proposals';
import { expect, test } from './support/test';

let desk: Awaited<ReturnType<typeof studioDesk>>;
test.beforeAll(async ({ playwright }, { project }) => {
  desk = await studioDesk(playwright.request, project.use.baseURL ?? '');
});
test.afterAll(() => desk.end());

// The browser’s own console message about a form with errors.
test.use({ ...phone, expectedConsole: [/status of 422/] });

const run = process.pid;
const accept = (page: Page) => page.locator('#answer-accept');
const question = (page: Page) => page.locator('#answer-question');
const outcome = (page: Page) => page.locator('[data-outcome]');
const bar = (page: Page) => page.getByRole('link', { name: 'Accept', exact: true });

test('a client on a phone reads, chooses, asks and accepts', async ({ page }) => {
  const slug = `salon-${run}`;
  const { id, link } = await desk.sent(slug);
  // Loading the page is not counted; activity on it is.
  const viewed = page.waitForResponse('**/api/proposal/view');
  const answer = await page.goto(link);
  await page.mouse.wheel(0, 200);
  await viewed;
  expect(await desk.read(id)).toMatchObject({ status: 'viewed', viewCount: 1 });
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  });
  await expect(page).toHaveTitle(`Proposal for Salon & Söhne “${slug}”`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page)).toEqual([]);

  // No line is ticked by default.
  for (const label of ['Blog', 'Care']) await expect(page.getByLabel(label)).not.toBeChecked();
  await page.getByLabel('Care').check();
  await page.getByLabel('Blog').check();
  await expect(bar(page).locator('..')).toContainText('£2,080 once + £99 a month');
  await page.getByLabel('Blog').uncheck();
  await expect(bar(page).locator('..')).toContainText('£1,780 once + £99 a month');
  await expect(accept(page)).toContainText(
    'You accept £1,780 once + £99 a month; £890 of it is due',
  );
  await page.reload();
  await expect(page.getByLabel('Care')).toBeChecked();
  await expect(page.getByLabel('Blog')).not.toBeChecked();

  await question(page).getByLabel('Your question').fill('Photos?');
  await question(page).getByRole('button').click();
  await expect(question(page).getByRole('alert')).toContainText('at least 10 characters');
  await question(page).getByLabel('Your question').fill('Are the photos in the price?');
  await question(page).getByRole('button').click();
  await expect(page.getByRole('list', { name: 'Questions and answers' })).toContainText(
    'Are the photos in the price?',
  );
  await expect(question(page).getByLabel('Your question')).toHaveValue('');
  await mailsWith('Reply-To', `${slug}@salon.example`, 2);

  // Past the confirmation, at the form itself, the bar is hidden.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await bar(page).click();
  await accept(page).getByLabel('Your full name').fill('Dana Cole');
  await accept(page).getByRole('button').click();
  await expect(accept(page).getByRole('alert')).toContainText('Please tick that you accept');
  await accept(page).getByLabel('I accept this proposal').check();
  await accept(page).getByRole('button').click();
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toContainText('Dana Cole');
  await expect(outcome(page)).toContainText('Salon website, Retouching, Care');
  await expect(accept(page)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  const stored = await desk.read(id);
  expect(stored).toMatchObject({
    status: 'accepted',
    totalOncePence: 178_000,
    totalMonthlyPence: 9_900,
  });
  await expect(outcome(page)).toContainText(stored.acceptance.hash);
  expect(await desk.events(id)).toEqual(['sent', 'viewed', 'question', 'accepted']);
  const mails = await mailsWith('To', `${slug}@salon.example`, 2);
  expect(mails.join()).toContain('Subject: You accepted');
  // The accepted selection is permanent, regardless of the address.
  await page.goto(`${link}&choice=1`);
  await expect(page.getByText('Not chosen')).toHaveCount(1);
});

test.describe('without the key', () => {
  test.use({ expectedConsole: [/status of 404/] });
  test('a private proposal looks like a missing address', async ({ page, request }) => {
    const slug = `hidden-${run}`;
    const { link } = await desk.sent(slug);
    const bodyOf = async (path: string) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      return (await answer.text()).replaceAll(/hidden-\d+|nobody-\d+/g, 'x');
    };
    const closed = await bodyOf(`/proposals/${slug}`);
    expect(closed).not.toContain('Salon');
    expect(closed).toContain('Page Not Found');
    expect((await bodyOf(`/proposals/nobody-${run}`)).length).toBe(closed.length);
    await bodyOf(`${link}x`);
    expect((await request.get(`/proposals/${slug}/pdf`)).status()).toBe(404);
    await page.goto(`/proposals/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    const listed = await Promise.all(
      ['/sitemap.xml', '/sitemap-pages.xml', '/llms.txt'].map(async (path) =>
        (await request.get(path)).text(),
      ),
    );
    expect(listed.join()).not.toContain('/proposals');
  });
});

test('a client declines with a reason', async ({ page }) => {
  const { id, link } = await desk.sent(`no-${run}`);
  await page.goto(link);
  await page.getByText('Decline this proposal').click();
  await page.getByLabel('Why?').fill('We build it ourselves.');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(outcome(page)).toContainText('We build it ourselves.');
  expect(await desk.read(id)).toMatchObject({
    status: 'declined',
    declinedBecause: 'We build it ourselves.',
  });
});

test('staff see it as the client does, even drafts, and can neither answer nor be counted', async ({
  staff: page,
}) => {
  const draft = `draft-${run}`;
  await desk.draft(draft, { clientEmail: null, accessMode: 'private' });
  await page.goto(`/proposals/${draft}`);
  await expect(page.getByRole('complementary', { name: 'For staff' })).toContainText(
    'The client’s e-mail is missing.',
  );
  expect(await findBarriers(page)).toEqual([]);
  const { id } = await desk.sent(`seen-${run}`);
  await page.goto(`/proposals/seen-${run}`);
  await expect(accept(page).getByRole('button')).toBeDisabled();
  await expect(page.getByText('open the link in a private window')).toBeVisible();
  await page.mouse.wheel(0, 600);
  await page.getByLabel('Care').check();
  expect(await desk.read(id)).toMatchObject({ status: 'sent', viewCount: 0 });
});

test('a long proposal becomes a complete PDF file', { tag: '@full' }, async ({ page, request }) => {
  const slug = `long-${run}`;
  const lines = Array.from({ length: 40 }, (_, index) => ({
    ...proposalLines[index % 4],
    label: `Line number ${index + 1}`,
    detail: `What line ${index + 1} covers, in a sentence that is long enough to need its room.`,
  }));
  const { link } = await desk.sent(slug, { lines });
  await page.goto(link);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`proposal-${slug}.pdf`);
  const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  const pages = await pagesOf(await answer.body());
  const whole = pages.join(' ');
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    expect(text).toContain(`Proposal for Salon & Söhne “${slug}”`);
  }
  for (const { label, detail } of lines) {
    // A line is never split: its name and its details are on the same page.
    const on = pages.filter((text) => text.includes(detail));
    expect(on, label).toHaveLength(1);
    expect(on[0]).toContain(label);
  }
  // Ten of each: website and retouching; blog and care are not ticked.
  expect(whole).toContain('£17,800');
  expect(whole).toMatch(/Version \w+ \d{4}/);
  expect(whole).toContain('How this becomes a contract');
  expect(whole).not.toContain('Update totals');
  expect(whole).not.toContain('127.0.0.1');

  // The same page in the browser’s print view.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${link}&print`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(accept(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeHidden();
  await expect(page.getByText('How this becomes a contract')).toBeVisible();
});
