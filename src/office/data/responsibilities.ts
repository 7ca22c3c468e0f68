import type { Payload, PayloadRequest, Where } from 'payload';
import type { Responsibilities } from '@/accounts/rules/accounts';
import { openStatuses as openProposals } from '@/territories/rules/reservation';

const openEnquiries = ['new', 'contacted', 'qualified', 'proposal'] as const;

/** Statuses of open records with an owner. */
const openWork = {
  submissions: [...openEnquiries],
  proposals: ['draft', ...openProposals],
} as const;

export type OpenWork = keyof typeof openWork;

export const openStatusesOf = (collection: OpenWork): readonly string[] => openWork[collection];

/** An account’s open work. The caller has checked the permission. */
export async function readResponsibilities(
  payload: Payload,
  account: number,
  req?: PayloadRequest,
): Promise<Responsibilities> {
  const count = async (collection: OpenWork) => {
    const where: Where = {
      owner: { equals: account },
      status: { in: [...openStatusesOf(collection)] },
    };
    return (await payload.count({ collection, where, ...(req ? { req } : {}) })).totalDocs;
  };
  return { enquiries: await count('submissions'), proposals: await count('proposals') };
}
