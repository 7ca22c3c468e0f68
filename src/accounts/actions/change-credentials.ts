import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { getCms } from '@/platform/cms';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';
import { execute, inTransaction } from '@/platform/database/transaction';
import { takePoints } from '@/platform/rate-limit/take-points';
import { linkTokenHash } from '@/platform/signature';
import {
  askForEmail,
  dropEmailChange,
  sendInvitation,
  takeEmailChange,
} from '../data/account-rows';
import { recordAudit } from '../data/record-audit';
import { endOtherSessions } from '../data/second-factor';
import { queueAccountMail } from '../mails/account';
import { emailAskedMail, emailChangedMail, emailMail } from '../mails/account-email';
import { emailLinkHours, emailLinkUsedUp, emailTaken } from '../rules/accounts';
import type { AskedOf } from '../rules/second-factor';
import { type AccountCaller, demandAccount, demandProof, requestOf } from './account-caller';

export async function changePassword(
  caller: AccountCaller,
  { account, password, currentPassword }: AskedOf<'change-password'>,
): Promise<Record<string, unknown>> {
  const user = demandAccount(caller, account);
  await demandProof(caller, user, currentPassword);
  const req = await requestOf(caller);
  await inTransaction(req, async () => {
    await lockDocument(req, 'users', account);
    // Payload’s hooks check the password, notify the account’s owner and write the log.
    await caller.payload.update({ collection: 'users', id: account, data: { password }, req });
    await endOtherSessions(req, account, user.id === account ? user._sid : undefined);
  });
  return {};
}

async function demandFree(req: PayloadRequest, email: string): Promise<void> {
  const where = { email: { equals: email } };
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req });
  if (totalDocs > 0) throw new Refusal(emailTaken, 409);
}

async function setEmail(req: PayloadRequest, account: number, email: string): Promise<void> {
  // A link that was sent to the previous address must stop working.
  await execute(
    req,
    sql`update users set email = ${email}, reset_password_token = null,
          reset_password_expiration = null, updated_at = now()
        where id = ${account}`,
  );
}

/**
 * Sends a link to the new address and a notice to the present one. An account with an open
 * invitation gets a new one instead, which also confirms the address.
 */
export async function changeEmail(
  caller: AccountCaller,
  { account, email, currentPassword }: AskedOf<'change-email'>,
): Promise<Record<string, unknown>> {
  const user = demandAccount(caller, account);
  await demandProof(caller, user, currentPassword);
  const point = await takePoints([{ name: 'emailChange', key: String(account) }]);
  if (!point.allowed) throw new Refusal('This was asked for too often. Try again in an hour.', 429);
  const req = await requestOf(caller);
  return inTransaction(req, async () => {
    const known = await lockDocument(req, 'users', account);
    if (known.email === email) throw new Refusal('This is the account’s address already.', 400);
    await demandFree(req, email);
    const isOwn = user.id === account;
    if (known.invitedAt) {
      await setEmail(req, account, email);
      await sendInvitation(req, { ...known, email });
      await recordAudit(req, { event: 'email-changed', detail: `${known.email} is ${email} now` });
      return { status: 'invited' };
    }
    await askForEmail(req, { account, email, askedBy: user.name }, emailLinkHours);
    await queueAccountMail(req, emailMail, { id: account, email }, user.id);
    await queueAccountMail(req, emailAskedMail, known, user.id);
    const whose = isOwn ? {} : { detail: `Of ${known.name}` };
    await recordAudit(req, { event: 'email-asked', ...whose });
    return { status: 'asked' };
  });
}

export async function cancelEmail(
  caller: AccountCaller,
  { account }: AskedOf<'cancel-email'>,
): Promise<Record<string, unknown>> {
  demandAccount(caller, account);
  const req = await requestOf(caller);
  await inTransaction(req, async () => {
    if (await dropEmailChange(req, account)) {
      await recordAudit(req, { event: 'email-asked', detail: 'Taken back' });
    }
  });
  return {};
}

/**
 * @param token unvalidated
 * @param here account that is signed in to this browser, whose session stays
 */
export async function confirmEmail(
  token: string,
  headers: Headers,
  here: { id: number; _sid?: string } | null,
): Promise<string> {
  const payload = await getCms();
  const req = await createLocalReq({ req: { headers } }, payload);
  return inTransaction(req, async () => {
    const change = await takeEmailChange(req, linkTokenHash(token));
    if (!change) throw new Refusal(emailLinkUsedUp, 403);
    const { account, email } = change;
    const known = await lockDocument(req, 'users', account);
    await demandFree(req, email);
    await setEmail(req, account, email);
    await endOtherSessions(req, account, here?.id === account ? here._sid : undefined);
    await queueAccountMail(req, emailChangedMail, known);
    await recordAudit(req, {
      event: 'email-changed',
      account: { ...known, email },
      detail: `${known.email} is ${email} now; asked for by ${change.askedBy}`,
    });
    return email;
  });
}
