import type { UIFieldServerProps } from 'payload';
import type { User } from '@/payload-types';
import { readEmailChange } from '../data/account-rows';
import { grantFor } from '../rules/permissions';
import { CredentialsForms } from './CredentialsForms';

/** On an account: its address and its password, which are changed with a proof of who asks. */
export async function CredentialsPanel({ id, operation, payload, req }: UIFieldServerProps) {
  const viewer = req.user as User | null;
  if (operation !== 'update' || !viewer) return null;
  const account = Number(id);
  const isOwn = viewer.id === account;
  if (!isOwn && grantFor('users', viewer.role, 'update') !== 'yes') return null;
  const known = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
  });
  if (!known) return null;
  const wanted = await readEmailChange(payload, account);
  return (
    <CredentialsForms
      account={account}
      isOwn={isOwn}
      isInvited={Boolean(known.invitedAt)}
      wanted={wanted?.email ?? null}
    />
  );
}
