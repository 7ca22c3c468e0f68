import { type Letter, type LetterBlock, type LetterHead, setLetter } from '@/platform/mail/letter';
import { cmsPath, forgottenPath, ownAccountPath } from '@/platform/paths';
import { emailLinkHours, invitationDays, passwordLinkHours } from '../rules/accounts';

export interface AccountLetter {
  name: string;
  email: string;
}

const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

/** The name may be anything; a greeting is one line. */
const greeting = ({ name }: AccountLetter) => paragraph(`Hello ${name},`);

/**
 * Asks somebody new to choose a password.
 *
 * @param link opens the page with the form; it works once
 */
export function invitation(head: LetterHead, account: AccountLetter, link: string): Letter {
  return setLetter(head, [
    greeting(account),
    paragraph(
      `you have an account for the back office of ${head.brandName} now. Choose a password, and you are signed in:`,
    ),
    { kind: 'link', label: 'Choose a password', href: link },
    paragraph(
      `The link works once, for ${invitationDays} days. From then on you sign in with ${account.email} and your password:`,
    ),
    { kind: 'link', label: 'Sign in', href: `${head.siteUrl}${cmsPath}` },
    paragraph(
      'If you don’t know what this is about, ignore this mail: without a password nobody can use the account.',
    ),
  ]);
}

/**
 * The link for a new password.
 *
 * @param link opens the page with the form; it works once
 */
export function passwordLink(head: LetterHead, account: AccountLetter, link: string): Letter {
  const hours = passwordLinkHours === 1 ? 'one hour' : `${passwordLinkHours} hours`;
  return setLetter(head, [
    greeting(account),
    paragraph(
      'somebody asked for a new password for your account. If it was you, choose one here:',
    ),
    { kind: 'link', label: 'Choose a new password', href: link },
    paragraph(`The link works once, for ${hours}. Only the link in the newest mail works.`),
    paragraph('If it was not you, ignore this mail: your password stays as it is.'),
  ]);
}

/** Tells somebody that their password is another one now, so that a stranger’s deed is noticed. */
export function passwordChanged(head: LetterHead, account: AccountLetter): Letter {
  return setLetter(head, [
    greeting(account),
    paragraph(
      'the password of your account was changed. Wherever else you were signed in, you have to sign in again.',
    ),
    paragraph('If it was you, there is nothing to do.'),
    paragraph(
      'If it was not, somebody else may have your account: set a new password at once and tell an admin.',
    ),
    { kind: 'link', label: 'Set a new password', href: `${head.siteUrl}${forgottenPath}` },
  ]);
}

/**
 * Asks a new address whether it is the account's.
 *
 * @param link opens the page with the button; it works once
 */
export function confirmNewEmail(head: LetterHead, account: AccountLetter, link: string): Letter {
  return setLetter(head, [
    greeting(account),
    paragraph(
      `this is to be the e-mail address of your account for the back office of ${head.brandName}. Until now it is ${account.email}. Confirm the new one here:`,
    ),
    { kind: 'link', label: 'Confirm this address', href: link },
    paragraph(`The link works once, for ${emailLinkHours} hours. Only the newest one works.`),
    paragraph('If you don’t know what this is about, ignore this mail: nothing changes then.'),
  ]);
}

/** Tells the present address that another one is to take its place. */
export function emailAsked(
  head: LetterHead,
  account: AccountLetter,
  wanted: { email: string; askedBy: string },
): Letter {
  return setLetter(head, [
    greeting(account),
    paragraph(
      `${wanted.askedBy} asked for your account to get the address ${wanted.email}. It counts once the link in a mail to that address is pressed; until then you sign in with this one.`,
    ),
    paragraph('If you know of it, there is nothing to do.'),
    paragraph(
      'If not, somebody else may have your account: take the change back on your account’s page, set a new password, and tell an admin.',
    ),
    { kind: 'link', label: 'Your account', href: `${head.siteUrl}${ownAccountPath}` },
  ]);
}

/** Tells the address before that the account has another one now. */
export function emailChanged(head: LetterHead, account: AccountLetter, now: string): Letter {
  return setLetter(head, [
    greeting(account),
    paragraph(
      `the address of your account is ${now} now. Mails about it go there, and you sign in with it. Wherever else you were signed in, you have to sign in again.`,
    ),
    paragraph('If you know of it, there is nothing to do. If not, tell an admin at once.'),
  ]);
}

/** Tells that an app, a passkey or the recovery codes of an account are others now. */
export function secondFactorChanged(head: LetterHead, account: AccountLetter): Letter {
  return setLetter(head, [
    greeting(account),
    paragraph(
      'the second step of signing in to your account was changed: an app, a passkey or recovery codes were added or removed. Your account’s page shows what is there now:',
    ),
    { kind: 'link', label: 'Your account', href: `${head.siteUrl}${ownAccountPath}` },
    paragraph(
      'If it was not you, somebody else may have your account: set a new password at once and tell an admin.',
    ),
    { kind: 'link', label: 'Set a new password', href: `${head.siteUrl}${forgottenPath}` },
  ]);
}
