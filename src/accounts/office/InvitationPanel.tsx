import type { UIFieldServerProps } from 'payload';
import type { Mail, User } from '@/payload-types';
import { formatSessionMoment } from '../rules/session-words';
import { InviteAgain } from './InviteAgain';

const mailStates: Record<Mail['status'], string> = {
  queued: 'The mail is waiting to be sent.',
  sent: 'The mail was sent.',
  failed: 'The mail could not be delivered: check the address, correct it and save.',
};

/** On an account that was invited and has no password of its own yet, for admins. */
export async function InvitationPanel({ id, operation, payload, req }: UIFieldServerProps) {
  const viewer = req.user as User | null;
  if (operation !== 'update' || viewer?.role !== 'admin') return null;
  const account = await payload.findByID({
    collection: 'users',
    id: Number(id),
    depth: 0,
    disableErrors: true,
  });
  if (!account?.invitedAt) return null;
  const { docs } = await payload.find({
    collection: 'mails',
    where: { account: { equals: account.id }, kind: { equals: 'account-invitation' } },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { status: true },
  });
  const [mail] = docs;
  return (
    <section className="account" aria-labelledby="invitation">
      <h3 id="invitation">Invited, not yet signed in</h3>
      <p>
        Invited on {formatSessionMoment(account.invitedAt)}. {mail && mailStates[mail.status]}
      </p>
      <InviteAgain account={account.id} />
    </section>
  );
}
