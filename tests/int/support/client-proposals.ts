import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { Visitor } from '@/accounts/store/areas';
import type { Mail, Proposal, ProposalEvent, Submission } from '@/payload-types';
import { nextNumber, richText } from './documents';
import { fillSettings } from './enquiries';
import { makeData } from './make-data';
import type { RunningSite } from './running-site';

/** The user agent of a person’s browser. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let visitors = 0;

/** A visitor at a network address no other test uses. */
export function somebody(headers: Record<string, string> = {}): Visitor {
  visitors += 1;
  const address = `203.0.113.${visitors}`;
  return {
    headers: new Headers({ 'x-client-address': address, 'user-agent': phone, ...headers }),
  };
}

/** The date a number of days from today, as the back office stores it. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const lines = [
  { label: 'Website', amountPence: 120_000, every: 'once', quantity: 1 },
  { label: 'Photos', amountPence: 7_500, every: 'once', quantity: 2 },
  {
    label: 'Blog',
    amountPence: 30_000,
    every: 'once',
    quantity: 1,
    isOptional: true,
  },
  { label: 'Care', amountPence: 9_900, every: 'month', quantity: 1, isOptional: true },
];

/** A site with terms, for writing and sending proposals. */
export async function startProposals({ payload, as }: RunningSite) {
  await fillSettings(payload);
  await payload.create({
    collection: 'proposal-terms',
    data: {
      version: 'of the test',
      effectiveOn: '2026-01-05T00:00:00.000Z',
      body: richText('We build it. You pay for it.') as never,
    },
  });
  const admin = await as('admin');

  async function draft(changes: object = {}): Promise<Proposal> {
    const n = nextNumber();
    return payload.create({
      collection: 'proposals',
      data: {
        title: `A website, number ${n}`,
        slug: `salon-${n}-site`,
        clientName: `Salon ${n}`,
        contactName: 'Dana Cole',
        clientEmail: `dana-${n}@salon.example`,
        accessMode: 'open',
        status: 'draft',
        validUntil: inDays(20),
        lines,
        ...changes,
      } as never,
      depth: 0,
    });
  }
  const read = async (id: number): Promise<Proposal> =>
    payload.findByID({ collection: 'proposals', id, depth: 0 });
  return {
    draft,
    read,
    /** Presses a button of the back office, as the admin. */
    async press(id: number, step: string, body: object = {}): Promise<Proposal> {
      const answer = await admin('POST', `/proposals/${id}/${step}`, { body });
      expect([200, 201], answer.text).toContain(answer.status);
      return read(id);
    },
    async sent(changes: object = {}): Promise<Proposal> {
      const { id } = await draft(changes);
      const answer = await admin('POST', `/proposals/${id}/send`, { body: {} });
      expect(answer.status, answer.text).toBe(200);
      return read(id);
    },
    /** An enquiry from before the proposal. */
    async enquiry(changes: Partial<Submission> = {}): Promise<Submission> {
      const data = { ...makeData.submissions?.(nextNumber()), ...changes };
      return payload.create({ collection: 'submissions', data: data as never, depth: 0 });
    },
    events: (id: number): Promise<ProposalEvent[]> => listAbout(payload, 'proposal-events', id),
    /** Mails about it after the one with the proposal itself. */
    mails: async (id: number): Promise<Mail[]> =>
      (await listAbout(payload, 'mails', id)).filter(({ kind }) => kind !== 'proposal'),
  };
}

async function listAbout<Slug extends 'mails' | 'proposal-events'>(
  payload: Payload,
  collection: Slug,
  id: number,
) {
  const { docs } = await payload.find({
    collection,
    where: { proposal: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs;
}
