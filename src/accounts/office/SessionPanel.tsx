import type { UIFieldServerProps } from 'payload';
import type { User } from '@/payload-types';
import { readSessions } from '../data/account-rows';
import { grantFor } from '../rules/permissions';
import { SessionList } from './SessionList';

/** On an account: where it is signed in. One’s own, or anybody’s for whoever manages accounts. */
export async function SessionPanel({ id, operation, payload, req }: UIFieldServerProps) {
  const viewer = req.user as (User & { _sid?: string }) | null;
  if (operation !== 'update' || !viewer) return null;
  const account = Number(id);
  const isOwn = viewer.id === account;
  if (!isOwn && grantFor('users', viewer.role, 'update') !== 'yes') return null;
  const sessions = await readSessions(payload, account, viewer._sid);
  return <SessionList account={account} isOwn={isOwn} sessions={sessions} />;
}
