import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openInBackOffice } from './support/back-office';
import { examination } from './support/barriers';
import { leaveFailedJob, schedulePost } from './support/jobs';
import { adminAccount, ownSite } from './support/site';
import { expect, test } from './support/test';

/** The back office as staff new to a content management system meet it in the morning. */

const sales = {
  name: 'Mona Hart',
  email: 'mona@studio.example',
  password: 'a long morning pass phrase',
  role: 'sales',
};
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const enquiry = (name: string, dueAt: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@morning.example`,
  projectType: 'rebuild',
  message: 'We open in spring. Can you rebuild our website until then?',
  dueAt,
});

async function signIn(page: Page, { email, password }: typeof adminAccount): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: ownSite.origin },
  });
  expect(answer.ok(), `${email} can sign in`).toBe(true);
}

/**
 * Barriers in the site’s own markup. Known faults of Payload’s markup are excluded by exact rule
 * and place.
 */
async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await examination(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const ours = violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target }) => `${id}: ${target.join(' ')}`)
      .filter((found) => !payloads.some((pattern) => pattern.test(found))),
  );
  expect(ours).toEqual([]);
}

const payloads: readonly RegExp[] = [
  // Payload’s checkbox for all rows of a list has no name.
  /^label: #_r_/,
];

test('in the morning, sales sees open enquiries, and exports a list', async ({
  staff: page,
  cms,
}) => {
  const made = [
    await cms.create('submissions', enquiry('Calm Carol', inDays(0.01))),
    await cms.create('submissions', enquiry('Late Larry', inDays(-9))),
  ];
  const account = await cms.create('users', sales);
  const proposal = await cms.create('proposals', {
    title: 'A website for the salon',
    slug: 'morning-salon',
    clientName: 'Morning Salon',
    lines: [{ label: 'Website', amountPence: 120_000, every: 'once' }],
  });
  try {
    await signIn(page, sales);
    await page.goto('/cms');
    const waiting = page.getByRole('region', { name: /^Enquiries to answer/ });
    const ours = waiting.getByRole('listitem').filter({ hasText: /Calm Carol|Late Larry/ });
    await expect(ours).toHaveText([/Late Larry.*Overdue since/, /Calm Carol.*Due/]);
    const proposals = page.getByRole('region', { name: 'Proposals', exact: true });
    await expect(proposals.getByRole('row', { name: /^Draft/ })).toContainText('£1,200');
    await expect(page.getByRole('region', { name: 'Not published yet' })).toHaveCount(0);
    await expectNoBarriers(page);

    await proposals.getByRole('link', { name: 'Draft', exact: true }).click();
    await page.waitForURL(/collections\/proposals\?.*status/);
    const filters = page.getByRole('navigation', { name: 'Proposals by where they stand' });
    await expect(filters.locator('[aria-current]')).toContainText('Drafts');
    await expect(page.getByRole('row', { name: /Morning Salon/ })).toHaveCount(1);
    await expectNoBarriers(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^proposals-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(
      'A website for the salon,Morning Salon',
    );

    await page.goto('/cms');
    await waiting.getByRole('link', { name: /Late Larry/ }).click();
    await page.waitForURL(`**/cms/collections/submissions/${made[1]?.id}`);
    await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
  } finally {
    // Open forms poll about the enquiry, which is deleted afterwards.
    await page.goto('about:blank');
    await signIn(page, adminAccount);
    await cms.remove('proposals', proposal.id);
    for (const { id } of made) await cms.remove('submissions', id);
    await cms.remove('users', account.id);
  }
});

test('an admin sees scheduled and failed jobs, and retries one', async ({ staff: page, cms }) => {
  const source = await cms.find('posts', 'slug', 'pricing-transparency');
  const draft = await cms.create('posts', {
    title: 'Goes live while nobody looks',
    slug: 'morning-post',
    excerpt: 'About mornings.',
    category: 'Design',
    emoji: '⏰',
    content: source.content,
    publishedOn: '2026-01-05',
    _status: 'draft',
  });
  await schedulePost(draft.id);
  const job = await leaveFailedJob('watch-proposals', 'connect ECONNREFUSED 127.0.0.1:5432');
  try {
    await page.goto('/cms');
    const scheduled = page.getByRole('region', { name: 'Scheduled' });
    const line = scheduled
      .getByRole('listitem')
      .filter({ hasText: 'Goes live while nobody looks' });
    await expect(line).toContainText(/Goes live (Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);

    const problems = page.getByRole('region', { name: /could not do by itself/ });
    await expect(problems).toContainText('Ending proposals and reminding of them');
    await expect(problems).toContainText('Something it needs could not be reached.');
    await problems.getByRole('button', { name: /^Try again: Ending/ }).click();
    await expect(page.getByText(/It is tried again now/)).toBeVisible();
    await expect(problems).toBeHidden();
    expect((await cms.list('payload-jobs')).some(({ id }) => id === job)).toBe(false);

    await line.getByRole('link').click();
    await page.waitForURL(`**/cms/collections/posts/${draft.id}`);
    await openInBackOffice(page, '/cms/collections/posts', '.collection-list button');
    const filters = page.getByRole('navigation', { name: 'By what the site shows' });
    await filters.getByRole('link', { name: /^Scheduled/ }).click();
    await expect(page.locator('.table').getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /Goes live while nobody looks/ })).toHaveCount(1);
  } finally {
    await cms.removeForGood('posts', draft.id);
    for (const { id, input } of await cms.list('payload-jobs')) {
      if (JSON.stringify(input).includes(`"${draft.id}"`)) await cms.remove('payload-jobs', id);
    }
  }
});
