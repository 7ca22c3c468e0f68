import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openInBackOffice } from './support/back-office';
import { adminAccount, ownSite } from './support/site';
import { expect, test } from './support/test';

const inbox = '/cms/collections/submissions';
const sales = {
  name: 'Fay Jones',
  email: 'fay@studio.example',
  password: 'a long sales pass phrase',
  role: 'sales',
};
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const enquiry = {
  name: 'Priya Nairobi',
  email: 'priya@nairobi.example',
  projectType: 'rebuild',
  message: '=SUM(1,2) is what our old website shows. Can you rebuild it?',
  dueAt: yesterday,
};
const spam = { ...enquiry, name: 'Nairobi Casino', email: 'win@nairobi.example', status: 'spam' };

async function signIn(page: Page, { email, password }: typeof adminAccount): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: ownSite.origin },
  });
  expect(answer.ok(), `${email} can sign in`).toBe(true);
}

/** A row of the list; the first one contains the column names. */
const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'Nairobi' });

test('a sales account answers an enquiry and exports the list', async ({ staff: page, cms }) => {
  const made = [await cms.create('submissions', enquiry), await cms.create('submissions', spam)];
  const account = await cms.create('users', sales);
  try {
    await signIn(page, sales);
    await page.goto('/cms');
    const waiting = page.getByRole('region', { name: 'Enquiries to answer' });
    const line = waiting.getByRole('listitem').filter({ hasText: enquiry.name });
    await expect(line).toContainText('Overdue since');

    await page.goto(inbox);
    const filters = page.getByRole('navigation', { name: 'Enquiries by what they need' });
    const current = filters.locator('[aria-current]');
    await expect(current).toContainText('All');
    // Actions on the whole list read the filter from the address.
    await expect(page).toHaveURL(/not_equals(\]|%5D)=spam/);
    await page.getByPlaceholder(/^Search by/).fill('nairobi');
    await expect(page).toHaveURL(/search=nairobi/);
    await expect(rows(page)).toHaveText([/Priya.*Overdue since/]);
    await filters.getByRole('link', { name: /^Held as spam/ }).click();
    await expect(current).toContainText('Held as spam');
    await expect(rows(page)).toHaveText([/Casino/]);
    await filters.getByRole('link', { name: /^Overdue/ }).click();
    await expect(current).toContainText('Overdue');
    await expect(rows(page)).toHaveText([/Priya/]);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`"'=SUM(1,2) is what our old website shows.`);

    await openInBackOffice(page, `${inbox}/${made[0]?.id}`);
    const panel = page.getByRole('region', { name: 'Answer' });
    const send = panel.getByRole('button', { name: 'Send reply' });
    await expect(panel.getByLabel('Text of the mail')).toHaveValue(
      /^Hello Priya,\n\n\n\nKind regards\nFay Jones\n/,
    );
    await send.click();
    await expect(panel.getByRole('alert')).toHaveText('Not sent: Write an answer first.');
    await panel.getByLabel('Text of the mail').fill('Hello Priya,\n\nwe can.');
    await send.click();
    await expect(page.getByText(`Your answer is on its way to ${enquiry.email}.`)).toBeVisible();
    await expect(page.locator('#field-status')).toContainText('Contacted');
    await expect(page.getByRole('row', { name: /Re: your enquiry E-/ })).toHaveCount(1);

    const mail = await cms.find('mails', 'to', enquiry.email);
    expect(mail).toMatchObject({ kind: 'reply', replyTo: sales.email, sentBy: account.id });
    await page.goto('/cms');
    await expect(waiting).toBeVisible();
    await expect(line).toBeHidden();
  } finally {
    await signIn(page, adminAccount);
    const mails = (await cms.list('mails')).filter(({ to }) => to === enquiry.email);
    for (const { id } of mails) await cms.remove('mails', id);
    for (const { id } of made) await cms.remove('submissions', id);
    await cms.remove('users', account.id);
  }
});
