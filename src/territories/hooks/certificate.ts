import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { demandRight, documentOf } from '@/accounts/hooks/access';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { randomUuid } from '@/platform/random-uuid';

/** The address that is given up for a new one; `null` for the first. */
const order = z.strictObject({ replaces: z.uuid().nullable() });

async function renew(req: PayloadRequest, replaces: string | null): Promise<string> {
  const id = documentOf(req);
  // Of two presses, the second one finds what the first one made.
  const territory = await lockDocument(req, 'territories', id);
  const current = territory.certificateId ?? null;
  if (current !== null && current !== replaces) return current;
  const certificateId = randomUuid();
  await req.payload.update({
    collection: 'territories',
    id,
    req,
    depth: 0,
    // Nobody writes it but this endpoint.
    overrideAccess: true,
    data: { certificateId },
  });
  return certificateId;
}

/**
 * `POST /api/territories/:id/certificate`: makes the client’s certificate, or gives it a new address
 * and with that stops the one before. Pressed twice, it does it once.
 */
export const certificateEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/certificate',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'territories', 'update');
    const { replaces } = await readBody(req, order, outdatedForm);
    const certificateId = await inTransaction(req, () => renew(req, replaces));
    return Response.json({ certificateId }, noStore);
  },
};
