import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { inTransaction } from '@/database/transaction';
import type { Proposal, User } from '@/payload-types';
import { demandRight, documentOf, problem } from '../../_shared/endpoints/demand-right';
import { lockProposal } from '../lock-proposal';

/** What a step of a proposal has at hand; the proposal is locked until the end of the transaction. */
export interface Step {
  req: PayloadRequest;
  user: User;
  doc: Proposal;
  now: Date;
}

/** Never kept by a browser: it names clients and their links. */
export const noStore = { headers: { 'Cache-Control': 'no-store' } };

/**
 * Reads what a button of ours sent.
 *
 * @throws with the schema’s words
 */
export async function readBody<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  throw problem(error.issues.map(({ message }) => message).join(' '), 400);
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
        act({ req, user, doc: await lockProposal(req, documentOf(req)), now: new Date() }),
      );
      return Response.json(answer, noStore);
    },
  };
}
