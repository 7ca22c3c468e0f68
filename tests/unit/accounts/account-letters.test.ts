import { expect, it } from 'vitest';
import {
  invitation,
  passwordChanged,
  passwordLink,
  secondFactorChanged,
} from '@/accounts/mails/account';
import { confirmNewEmail, emailAsked, emailChanged } from '@/accounts/mails/account-email';

const head = {
  brandName: 'The studio',
  legalName: 'Studio Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 High Street',
  siteUrl: 'https://studio.example',
};
const fay = { name: 'Fay <Jones>', email: 'fay@studio.example' };
const link = 'https://studio.example/cms/reset/a-token';

it('words an invitation with its link, its lifetime and the later sign-in address', () => {
  const { text, html } = invitation(head, fay, link);
  expect(text).toContain(`Choose a password: ${link}`);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('once, for 3 days');
  expect(text).toContain('Sign in: https://studio.example/cms\n');
  expect(text).toContain(fay.email);
  expect(html).toContain('Hello Fay &lt;Jones&gt;,');
});

it('words a password mail with its link and a note for unrequested mails', () => {
  const { text, html } = passwordLink(head, fay, link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('once, for one hour');
  expect(text).toContain('your password stays as it is');
});

it('words a notice of a changed password, without it and with advice for misuse', () => {
  const { text } = passwordChanged(head, fay);
  expect(text).toContain('was changed');
  expect(text).toContain('https://studio.example/cms/forgot');
  expect(text).not.toContain('/reset/');
});

it('asks a new address for confirmation and explains what happens otherwise', () => {
  const { text, html } = confirmNewEmail(head, fay, link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(`Until now it is ${fay.email}`);
  expect(text).toContain('once, for 24 hours');
  expect(text).toContain('nothing changes then');
});

it('notifies the present address of the requested one and its requester, without the link', () => {
  const wanted = { email: 'new@studio.example', askedBy: 'Ada' };
  const { text } = emailAsked(head, fay, wanted);
  expect(text).toContain('Ada asked for your account to get the address new@studio.example.');
  expect(text).toContain('take the change back');
  expect(text).not.toContain('token');
});

it('notifies the previous address of the new one', () => {
  const { text } = emailChanged(head, fay, 'new@studio.example');
  expect(text).toContain('is new@studio.example now');
  expect(text).toContain('tell an admin at once');
});

it('words a notice of a changed second step without any code', () => {
  const { text } = secondFactorChanged(head, fay);
  expect(text).toContain('the second step of signing in to your account was changed');
  expect(text).toContain('https://studio.example/cms/account');
});
