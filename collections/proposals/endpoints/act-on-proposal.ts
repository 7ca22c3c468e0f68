import type { Endpoint, PayloadRequest } from 'payload';
import { inTransaction } from '@/database/transaction';
import type { Proposal, User } from '@/payload-types';
import { demandRight, documentOf } from '../../_shared/endpoints/demand-right';
import { noStore } from '../../_shared/endpoints/read-body';
import { lockDocument } from '../../_shared/lock-document';

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
