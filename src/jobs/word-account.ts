import type { Payload } from 'payload';
import { invitationDays, passwordLinkHours } from '@/domain/access/account-words';
import { newPasswordPath } from '@/domain/routing/paths';
import { linkTokenHash, makeLinkToken } from '@/lib/link-token';
import type { Letter, LetterHead } from '@/mail/letter';
import { invitation, passwordChanged, passwordLink } from '@/mail/templates/account';
import type { Mail, User } from '@/payload-types';
import { idOf } from './id-of';

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

/**
 * Words a mail about an account. A link is made when the mail goes out, so that its time runs from
 * then on and its token stands nowhere else.
 *
 * @returns `null` when the account is gone, or its address is another one than the mail goes to
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
  if (account?.email !== mail.to) return null;
  switch (mail.kind) {
    case 'account-invitation':
      return invitation(head, account, await makeLink(payload, account, invitationDays * 24));
    case 'account-password':
      return passwordLink(head, account, await makeLink(payload, account, passwordLinkHours));
    default:
      return passwordChanged(head, account);
  }
}
