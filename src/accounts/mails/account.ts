import type { Payload, PayloadRequest } from 'payload';
import type { Mail, User } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
import { type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { cmsPath, forgottenPath, newPasswordPath, ownAccountPath } from '@/platform/paths';
import { linkTokenHash, makeLinkToken } from '@/platform/signature';
import { invitationDays, passwordLinkHours } from '../rules/accounts';

export interface AccountLetter {
  name: string;
  email: string;
}

export const greeting = ({ name }: AccountLetter) => `Hello ${name},`;

/** @param link single-use link to the page with the form */
export function invitation(head: LetterHead, account: AccountLetter, link: string): Letter {
  return setLetter(head, [
    greeting(account),
    `you have an account for the back office of ${head.brandName} now. Choose a password, and you are signed in:`,
    { kind: 'link', label: 'Choose a password', href: link },
    `The link works once, for ${invitationDays} days. From then on you sign in with ${account.email} and your password:`,
    { kind: 'link', label: 'Sign in', href: `${head.siteUrl}${cmsPath}` },
    'If you don’t know what this is about, ignore this mail: no one can use the account without a password.',
  ]);
}

/** @param link single-use link to the page with the form */
export function passwordLink(head: LetterHead, account: AccountLetter, link: string): Letter {
  const hours = passwordLinkHours === 1 ? 'one hour' : `${passwordLinkHours} hours`;
  return setLetter(head, [
    greeting(account),
    'a new password was requested for your account. If it was you, choose one here:',
    { kind: 'link', label: 'Choose a new password', href: link },
    `The link works once, for ${hours}. Only the link in the newest mail works.`,
    'If it was not you, ignore this mail: your password stays as it is.',
  ]);
}

export function passwordChanged(head: LetterHead, account: AccountLetter): Letter {
  return setLetter(head, [
    greeting(account),
    'the password of your account was changed. Wherever else you were signed in, you have to sign in again.',
    'If it was you, there is nothing to do.',
    'If it was not, another person may have your account: set a new password at once and tell an admin.',
    { kind: 'link', label: 'Set a new password', href: `${head.siteUrl}${forgottenPath}` },
  ]);
}

export function secondFactorChanged(head: LetterHead, account: AccountLetter): Letter {
  return setLetter(head, [
    greeting(account),
    'the second step of signing in to your account was changed: an app, a passkey or recovery codes were added or removed. Your account’s page shows what is there now:',
    { kind: 'link', label: 'Your account', href: `${head.siteUrl}${ownAccountPath}` },
    'If it was not you, another person may have your account: set a new password at once and tell an admin.',
    { kind: 'link', label: 'Set a new password', href: `${head.siteUrl}${forgottenPath}` },
  ]);
}

const hour = 60 * 60 * 1000;

/** Earlier links stop working. Payload’s operations would write the account with its sessions. */
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

/** The link is made when the mail is sent: its lifetime starts then. The log omits the text. */
export const accountMail = (
  kind: AccountMail['kind'],
  label: string,
  subject: AccountMail['subject'],
  word: WordMail,
): AccountMail => ({
  ...{ kind, label, subject, isSecret: true },
  async word(payload, mail, head) {
    const account = await findDocument(payload, 'users', idOf(mail.account));
    return account && word(payload, mail, head, account);
  },
});

/** @param sentBy account of the colleague who requested the mail */
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

/** Mails the account’s current address, never a previous one. */
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
