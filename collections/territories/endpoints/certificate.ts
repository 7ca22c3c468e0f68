import { sql } from '@payloadcms/db-postgres';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute, inTransaction } from '@/database/transaction';
import { randomUuid } from '@/lib/random-uuid';
import { demandRight, documentOf, problem } from '../../_shared/endpoints/demand-right';

/** The address that is given up for a new one; `null` for the first. */
const order = z.strictObject({ replaces: z.uuid().nullable() });

async function readOrder(req: PayloadRequest): Promise<z.infer<typeof order>> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { success, data } = order.safeParse(sent);
  if (success) return data;
  throw problem('Load the page again, and try once more.', 400);
}

async function renew(req: PayloadRequest, replaces: string | null): Promise<string> {
  const id = documentOf(req);
  // Of two presses, the second one finds what the first one made.
  await execute(req, sql`select id from territories where id = ${id} for update`);
  const territory = await req.payload.findByID({
    collection: 'territories',
    id,
    req,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
  });
  if (!territory) throw new NotFound(req.t);
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
    const { replaces } = await readOrder(req);
    const certificateId = await inTransaction(req, () => renew(req, replaces));
    return Response.json({ certificateId }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
