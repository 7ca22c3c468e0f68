import { readFile } from 'node:fs/promises';
import { openInBackOffice } from './support/back-office';
import { examination } from './support/barriers';
import { openForm, somebody } from './support/enquiry-form';
import { mailsWith } from './support/mail';
import { expect, test } from './support/test';

const links = [1, 2, 3, 4].map((n) => `https://www.salon-${n}.example`).join(', ');

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.201' });
});

test('an enquiry with four links is no spam; its sender is shown, exported and erased', async ({
  page,
  staff,
  cms,
}) => {
  const person = { ...somebody(), message: `I like these sites: ${links}` };
  const form = await openForm(page);
  await form.fill(person);
  await form.send.click();
  await expect(form.receipt).toBeVisible();
  const enquiry = await cms.find('submissions', 'email', person.email);
  expect(enquiry.status).toBe('new');
  await mailsWith('To', person.email, 1);

  await openInBackOffice(staff, `/cms/collections/submissions/${enquiry.id}`);
  await staff.getByRole('link', { name: /All that is held about this person/ }).click();
  await expect(staff).toHaveURL(/\/cms\/person\?enquiry=\d+$/);
  const held = staff.getByRole('region', { name: person.email });
  await expect(held.getByRole('status')).toContainText('1 enquiry, 2 mails, 2 mail files');
  const { violations } = await examination(staff).include('.office-screen').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    held.getByRole('button', { name: 'Export as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported.enquiries).toMatchObject([{ email: person.email, message: person.message }]);
  expect(exported.mails).toHaveLength(2);

  await held.getByRole('button', { name: 'Erase …' }).click();
  const dialog = staff.getByRole('dialog', { name: `Erase ${person.email}?` });
  await expect(dialog).toContainText('For good goes: 1 enquiry, 2 mails, 2 mail files.');
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(staff.getByText(/^Erased: 1 enquiry, 2 mails/)).toBeVisible();
  await mailsWith('To', person.email, 0);
  const left = await cms.list('submissions');
  expect(left.filter(({ email }) => email === person.email)).toEqual([]);
});
