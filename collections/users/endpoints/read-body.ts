import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { problem } from '../../_shared/endpoints/demand-right';

/**
 * What was sent to an endpoint, in the shape that it takes.
 *
 * @throws a refusal in the schema’s words
 */
export async function readBody<Shape>(
  req: PayloadRequest,
  schema: z.ZodType<Shape>,
): Promise<Shape> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  throw problem(error.issues.map(({ message }) => message).join(' '), 400);
}

export const noStore = { headers: { 'Cache-Control': 'no-store' } };
