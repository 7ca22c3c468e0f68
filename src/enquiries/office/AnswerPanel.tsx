import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { Submission, User } from '@/payload-types';
import { replyDraft } from '../rules/reply';
import { AnswerForm } from './AnswerForm';

/** On an enquiry: writes back to whoever sent it. */
export async function AnswerPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user || grantFor('submissions', user.role, 'update') !== 'yes') {
    return null;
  }
  const { brandName } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { brandName: true },
  });
  const { name, email, reference } = data as Submission;
  const draft = replyDraft({ reference: reference ?? '', name, signer: user.name, brandName });
  return <AnswerForm enquiry={Number(id)} to={email} replyTo={user.email} draft={draft} />;
}
