import type { Payload, PayloadRequest, Where } from 'payload';
import type { Responsibilities } from '@/accounts/rules/accounts';
import { openStatuses as openProposals } from '@/territories/rules/reservation';

const openEnquiries = ['new', 'contacted', 'qualified', 'proposal'] as const;

/** What is not closed and looked after by somebody. */
const openWork = {
  submissions: [...openEnquiries],
  proposals: ['draft', ...openProposals],
} as const;

export type OpenWork = keyof typeof openWork;

/** Statuses of what counts as open. */
export const openStatusesOf = (collection: OpenWork): readonly string[] => openWork[collection];

/** What an account looks after that is not closed. Whoever asks has been let through before. */
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
