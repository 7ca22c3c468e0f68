import type { UIFieldServerProps } from 'payload';
import { responsibilitiesInWords } from '@/accounts/rules/accounts';
import type { User } from '@/payload-types';
import { readResponsibilities } from '../data/responsibilities';
import { HandOverForm } from './HandOverForm';

export async function HandOverPanel({ id, operation, payload, req }: UIFieldServerProps) {
  const viewer = req.user as User | null;
  if (operation !== 'update' || viewer?.role !== 'admin') return null;
  const account = Number(id);
  const open = responsibilitiesInWords(await readResponsibilities(payload, account));
  if (!open) return null;
  const { docs: takers } = await payload.find({
    collection: 'users',
    where: { id: { not_equals: account }, role: { not_equals: 'editor' } },
    sort: 'name',
    select: { name: true },
    depth: 0,
    pagination: false,
  });
  return <HandOverForm account={account} open={open} takers={takers} />;
}
