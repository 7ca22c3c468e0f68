import { invitationDays, passwordLinkHours } from '@/domain/access/account-words';
import { cmsPath, forgottenPath } from '@/domain/routing/paths';
import { type Letter, type LetterBlock, type LetterHead, setLetter } from '../letter';

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
