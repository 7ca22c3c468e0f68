import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { confirmEmailPath, ownAccountPath } from '@/platform/paths';
import { linkTokenHash, makeLinkToken } from '@/platform/signature';
import { emailLinkHours } from '../rules/accounts';
import { type AccountLetter, accountMail, greeting, toAccount } from './account';

/** @param link single-use link to the page with the button */
export function confirmNewEmail(head: LetterHead, account: AccountLetter, link: string): Letter {
  return setLetter(head, [
    greeting(account),
    `this is to be the e-mail address of your account for the back office of ${head.brandName}. Until now it is ${account.email}. Confirm the new one here:`,
    { kind: 'link', label: 'Confirm this address', href: link },
    `The link works once, for ${emailLinkHours} hours. Only the newest one works.`,
    'If you don’t know what this is about, ignore this mail: nothing changes then.',
  ]);
}

export function emailAsked(
  head: LetterHead,
  account: AccountLetter,
  wanted: { email: string; askedBy: string },
): Letter {
  return setLetter(head, [
    greeting(account),
    `${wanted.askedBy} asked for your account to get the address ${wanted.email}. It counts once the link in a mail to that address is pressed; until then you sign in with this one.`,
    'If you know of it, there is nothing to do.',
    'If not, another person may have your account: take the change back on your account’s page, set a new password, and tell an admin.',
    { kind: 'link', label: 'Your account', href: `${head.siteUrl}${ownAccountPath}` },
  ]);
}

export function emailChanged(head: LetterHead, account: AccountLetter, now: string): Letter {
  return setLetter(head, [
    greeting(account),
    `the address of your account is ${now} now. Mails about it go there, and you sign in with it. Wherever else you were signed in, you have to sign in again.`,
    'If you know of it, there is nothing to do. If not, tell an admin at once.',
  ]);
}

interface WantedEmail {
  email: string;
  askedBy: string;
}

async function readWanted(payload: Payload, account: number): Promise<WantedEmail | null> {
  const { rows } = await payload.db.pool.query(
    `select email, asked_by as "askedBy" from email_changes
     where account_id = $1 and expires_at > now()`,
    [account],
  );
  return rows[0] ?? null;
}

/** Earlier links stop working. `null` when the request was cancelled or has another address. */
async function makeEmailLink(payload: Payload, { account, to }: Mail): Promise<string | null> {
  const token = makeLinkToken();
  const until = new Date(Date.now() + emailLinkHours * 3_600_000).toISOString();
  const { rowCount } = await payload.db.pool.query(
    `update email_changes set token_hash = $1, expires_at = $2
     where account_id = $3 and email = $4 and expires_at > now()`,
    [linkTokenHash(token), until, idOf(account), to],
  );
  const query = new URLSearchParams({ token });
  return rowCount ? `${payload.config.serverURL}${confirmEmailPath}?${query}` : null;
}

export const emailMail = accountMail(
  'account-email',
  'Confirm a new e-mail address',
  () => 'Confirm your new e-mail address',
  async (payload, mail, head, account) => {
    const link = await makeEmailLink(payload, mail);
    return link ? confirmNewEmail(head, account, link) : null;
  },
);

export const emailAskedMail = accountMail(
  'account-email-asked',
  'Another e-mail address was asked for',
  () => 'Your account is to get another e-mail address',
  toAccount(async (payload, _, head, account) => {
    const wanted = await readWanted(payload, account.id);
    return wanted && emailAsked(head, account, wanted);
  }),
);

export const emailChangedMail = accountMail(
  'account-email-changed',
  'E-mail address was changed',
  () => 'The e-mail address of your account was changed',
  async (_payload, mail, head, account) =>
    emailChanged(head, { name: account.name, email: mail.to }, account.email),
);
