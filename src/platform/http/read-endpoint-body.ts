import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { Refusal } from '../database/refusal';

/** What a form of ours can only send when it is older than the endpoint. */
export const outdatedForm = 'Load the page again, and try once more.';

/** Never kept by a browser: it names clients and their links. */
export const noStore = { headers: { 'Cache-Control': 'no-store' } };

/**
 * What was sent to an endpoint, in the shape that it takes.
 *
 * @param words of the refusal, where the schema’s own would help nobody
 * @throws a refusal, in the schema’s words unless others are given
 */
export async function readBody<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  words?: string,
): Promise<z.output<Schema>> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  throw new Refusal(words ?? error.issues.map(({ message }) => message).join(' '), 400);
}
