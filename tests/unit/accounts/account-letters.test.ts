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

it('invites with a link, says for how long it works, and where to sign in afterwards', () => {
  const { text, html } = invitation(head, fay, link);
  expect(text).toContain(`Choose a password: ${link}`);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('once, for 3 days');
  expect(text).toContain('Sign in: https://studio.example/cms\n');
  expect(text).toContain(fay.email);
  expect(html).toContain('Hello Fay &lt;Jones&gt;,');
});

it('gives a link for a new password, and rest to whoever did not ask', () => {
  const { text, html } = passwordLink(head, fay, link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('once, for one hour');
  expect(text).toContain('your password stays as it is');
});

it('tells of a new password without a word about it, and what to do if it was a stranger', () => {
  const { text } = passwordChanged(head, fay);
  expect(text).toContain('was changed');
  expect(text).toContain('https://studio.example/cms/forgot');
  expect(text).not.toContain('/reset/');
});

it('asks a new address to confirm itself, and says what happens otherwise', () => {
  const { text, html } = confirmNewEmail(head, fay, link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(`Until now it is ${fay.email}`);
  expect(text).toContain('once, for 24 hours');
  expect(text).toContain('nothing changes then');
});

it('tells the present address who asked for which other one, without the link that confirms it', () => {
  const wanted = { email: 'new@studio.example', askedBy: 'Ada' };
  const { text } = emailAsked(head, fay, wanted);
  expect(text).toContain('Ada asked for your account to get the address new@studio.example.');
  expect(text).toContain('take the change back');
  expect(text).not.toContain('token');
});

it('tells the address before which one the account has now', () => {
  const { text } = emailChanged(head, fay, 'new@studio.example');
  expect(text).toContain('is new@studio.example now');
  expect(text).toContain('tell an admin at once');
});

it('tells of another second step without a code of it', () => {
  const { text } = secondFactorChanged(head, fay);
  expect(text).toContain('the second step of signing in to your account was changed');
  expect(text).toContain('https://studio.example/cms/account');
});
