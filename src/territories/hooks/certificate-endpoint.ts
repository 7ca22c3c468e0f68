import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { demandRight, documentOf } from '@/accounts/hooks/access';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { randomUuid } from '@/platform/random-uuid';

/** The certificate to replace; `null` for the first. */
const order = z.strictObject({ replaces: z.uuid().nullable() });

async function renew(req: PayloadRequest, replaces: string | null): Promise<string> {
  const id = documentOf(req);
  // A second click finds the certificate of the first.
  const territory = await lockDocument(req, 'territories', id);
  const current = territory.certificateId ?? null;
  if (current !== null && current !== replaces) return current;
  const certificateId = randomUuid();
  await req.payload.update({
    collection: 'territories',
    id,
    req,
    depth: 0,
    // Only this endpoint may write the field.
    overrideAccess: true,
    data: { certificateId },
  });
  return certificateId;
}

/**
 * `POST /api/territories/:id/certificate` creates the client's certificate, or replaces its address
 * and so revokes the old one. Idempotent per replaced address.
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
