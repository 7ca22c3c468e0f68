import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '@/platform/database/transaction';
import { queueMail } from '@/platform/jobs/queue-mail';
import { recordAudit } from './record-audit';
import { endOtherSessions, removeFactors } from './second-factor';

/**
 * Takes the second factor of an account away and ends its sessions, for an operator whose only admin
 * lost phone and codes. The person hears of it by mail, and the log keeps it.
 *
 * @param address of the account, as it was typed
 * @returns a sentence for the operator
 */
export async function forgetSecondFactor(
  payload: Payload,
  address: string,
): Promise<{ isDone: boolean; message: string }> {
  const email = address.trim().toLowerCase();
  const where = { email: { equals: email } };
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1 });
  const [account] = docs;
  if (!email || !account) {
    const message = 'Name the account: npm run reset-second-factor -- owner@example.com';
    return { isDone: false, message: email ? `There is no account ${email}. ${message}` : message };
  }
  const req = await createLocalReq({}, payload);
  const count = await inTransaction(req, async () => {
    const removed = await removeFactors(req, account.id);
    if (removed === 0) return 0;
    await endOtherSessions(req, account.id, undefined);
    await queueMail(req, {
      kind: 'account-second-factor',
      to: account.email,
      subject: 'The second step of your sign-in was changed',
      account: account.id,
    });
    const detail = `Reset for ${account.name}, from the command line`;
    await recordAudit(req, { event: 'second-factor-changed', account: null, detail });
    return removed;
  });
  const message =
    count > 0
      ? `The second step of ${email} is gone, and every session. Sign in with the password alone, then set it up anew.`
      : `${email} has no second step.`;
  return { isDone: true, message };
}
