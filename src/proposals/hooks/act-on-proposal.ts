import type { Endpoint, PayloadRequest } from 'payload';
import { demandRight, documentOf } from '@/accounts/hooks/demand-right';
import type { Proposal, User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore } from '@/platform/http/read-endpoint-body';

/** What a step of a proposal has at hand; the proposal is locked until the end of the transaction. */
export interface Step {
  req: PayloadRequest;
  user: User;
  doc: Proposal;
  now: Date;
}

/** `POST /api/proposals/:id/<name>`: does all of it in one transaction, or nothing. */
export function proposalStep(
  name: string,
  act: (step: Step) => Promise<object>,
): Omit<Endpoint, 'root'> {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      const user = demandRight(req, 'proposals', 'update');
      const answer = await inTransaction(req, async () =>
        act({
          req,
          user,
          doc: await lockDocument(req, 'proposals', documentOf(req)),
          now: new Date(),
        }),
      );
      return Response.json(answer, noStore);
    },
  };
}
