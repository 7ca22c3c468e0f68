import type { Payload } from 'payload';
import type { Mail, User } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import type { Letter, LetterHead } from '@/platform/mail/letter';
import { confirmEmailPath, newPasswordPath } from '@/platform/paths';
import { linkTokenHash, makeLinkToken } from '@/platform/signature';
import {
  confirmNewEmail,
  emailAsked,
  emailChanged,
  invitation,
  passwordChanged,
  passwordLink,
  secondFactorChanged,
} from '../mails/account';
import { emailLinkHours, invitationDays, passwordLinkHours } from '../rules/accounts';

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

interface WantedEmail {
  email: string;
  askedBy: string;
}

/** Another address that the account waits for. */
async function readWanted(payload: Payload, account: number): Promise<WantedEmail | null> {
  const { rows } = await payload.db.pool.query(
    `select email, asked_by as "askedBy" from email_changes
     where account_id = $1 and expires_at > now()`,
    [account],
  );
  return rows[0] ?? null;
}

/**
 * Makes the link that confirms another address. An earlier one stops working; only the token’s hash
 * is kept.
 *
 * @returns `null` when the wish is gone, or is for another address
 */
async function makeEmailLink(payload: Payload, { account, to }: Mail): Promise<string | null> {
  const token = makeLinkToken();
  const until = new Date(Date.now() + emailLinkHours * hour).toISOString();
  const { rowCount } = await payload.db.pool.query(
    `update email_changes set token_hash = $1, expires_at = $2
     where account_id = $3 and email = $4 and expires_at > now()`,
    [linkTokenHash(token), until, idOf(account), to],
  );
  const query = new URLSearchParams({ token });
  return rowCount ? `${payload.config.serverURL}${confirmEmailPath}?${query}` : null;
}

type WordMail = (
  payload: Payload,
  mail: Mail,
  head: LetterHead,
  account: User,
) => Promise<Letter | null>;

/** Mails to the address that the account has now: none goes to one that it had before. */
const toAccount =
  (word: WordMail): WordMail =>
  async (payload, mail, head, account) =>
    account.email === mail.to ? word(payload, mail, head, account) : null;

const wordings: Record<Extract<Mail['kind'], `account-${string}`>, WordMail> = {
  'account-invitation': toAccount(async (payload, _, head, account) =>
    invitation(head, account, await makeLink(payload, account, invitationDays * 24)),
  ),
  'account-password': toAccount(async (payload, _, head, account) =>
    passwordLink(head, account, await makeLink(payload, account, passwordLinkHours)),
  ),
  'account-changed': toAccount(async (_payload, _, head, account) =>
    passwordChanged(head, account),
  ),
  'account-second-factor': toAccount(async (_payload, _, head, account) =>
    secondFactorChanged(head, account),
  ),
  'account-email': async (payload, mail, head, account) => {
    const link = await makeEmailLink(payload, mail);
    return link ? confirmNewEmail(head, account, link) : null;
  },
  'account-email-asked': toAccount(async (payload, _, head, account) => {
    const wanted = await readWanted(payload, account.id);
    return wanted && emailAsked(head, account, wanted);
  }),
  // To the address that the account had before.
  'account-email-changed': async (_payload, mail, head, account) =>
    emailChanged(head, { name: account.name, email: mail.to }, account.email),
};

/**
 * Words a mail about an account. A link is made when the mail goes out, so that its time runs from
 * then on and its token stands nowhere else.
 *
 * @returns `null` when the account is gone, or the mail has no reason any more
 */
export async function wordAccountMail(
  payload: Payload,
  mail: Mail,
  head: LetterHead,
): Promise<Letter | null> {
  const id = idOf(mail.account);
  if (!id) return null;
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!account) return null;
  return wordings[mail.kind as keyof typeof wordings](payload, mail, head, account);
}
