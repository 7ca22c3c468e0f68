import type { Payload, PayloadRequest } from 'payload';
import type { Mail, User } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
import { type Letter, type LetterBlock, type LetterHead, setLetter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { cmsPath, forgottenPath, newPasswordPath, ownAccountPath } from '@/platform/paths';
import { linkTokenHash, makeLinkToken } from '@/platform/signature';
import { invitationDays, passwordLinkHours } from '../rules/accounts';

export interface AccountLetter {
  name: string;
  email: string;
}

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

/** The name may be anything; a greeting is one line. */
export const greeting = ({ name }: AccountLetter) => paragraph(`Hello ${name},`);

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

const hour = 60 * 60 * 1000;

/**
 * Makes the link with which the account’s password can be set. An earlier one stops working; only
 * the token’s hash is kept. Written below Payload’s operations, which would write the whole account
 * and with it sessions that have ended in the meantime.
 */
async function makeLink(payload: Payload, account: User, hours: number): Promise<string> {
  const token = makeLinkToken();
  await payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: {
      resetPasswordToken: linkTokenHash(token),
      resetPasswordExpiration: new Date(Date.now() + hours * hour).toISOString(),
    },
    returning: false,
  });
  return `${payload.config.serverURL}${newPasswordPath(token)}`;
}

type WordMail = (
  payload: Payload,
  mail: Mail,
  head: LetterHead,
  account: User,
) => Promise<Letter | null>;

export interface AccountMail extends MailDefinition {
  kind: Extract<Mail['kind'], `account-${string}`>;
  subject: (brandName: string) => string;
}

/**
 * A mail about an account. A link is made when the mail goes out, so that its time runs from then on
 * and its token stands nowhere else. Its text would open the account, so the log keeps none.
 */
export const accountMail = (
  kind: AccountMail['kind'],
  label: string,
  subject: AccountMail['subject'],
  word: WordMail,
): AccountMail => ({
  ...{ kind, label, subject, isSecret: true },
  async word(payload, mail, head) {
    const id = idOf(mail.account);
    if (!id) return null;
    const own = { collection: 'users', id, depth: 0 } as const;
    const account = await payload.findByID({ ...own, disableErrors: true });
    return account && word(payload, mail, head, account);
  },
});

/**
 * Queues a mail about an account, within the request’s transaction.
 *
 * @param sentBy account of the colleague who had it sent
 */
export async function queueAccountMail(
  req: PayloadRequest,
  { kind, subject }: AccountMail,
  { id, email }: Pick<User, 'id' | 'email'>,
  sentBy: number | null = null,
): Promise<void> {
  const { brandName } = await req.payload.findGlobal({
    slug: 'site-settings',
    req,
    depth: 0,
    select: { brandName: true },
  });
  await queueMail(req, { kind, to: email, subject: subject(brandName), account: id, sentBy });
}

/** Mails to the address that the account has now: none goes to one that it had before. */
export const toAccount =
  (word: WordMail): WordMail =>
  async (payload, mail, head, account) =>
    account.email === mail.to ? word(payload, mail, head, account) : null;

export const invitationMail = accountMail(
  'account-invitation',
  'Invitation to the back office',
  (brandName) => `Your account for the back office of ${brandName}`,
  toAccount(async (payload, _, head, account) =>
    invitation(head, account, await makeLink(payload, account, invitationDays * 24)),
  ),
);

export const passwordMail = accountMail(
  'account-password',
  'Link to set a new password',
  () => 'Your link to set a new password',
  toAccount(async (payload, _, head, account) =>
    passwordLink(head, account, await makeLink(payload, account, passwordLinkHours)),
  ),
);

export const passwordChangedMail = accountMail(
  'account-changed',
  'Password was changed',
  () => 'Your password was changed',
  toAccount(async (_payload, _, head, account) => passwordChanged(head, account)),
);

export const secondFactorMail = accountMail(
  'account-second-factor',
  'Second factor was changed',
  () => 'The second step of your sign-in was changed',
  toAccount(async (_payload, _, head, account) => secondFactorChanged(head, account)),
);
