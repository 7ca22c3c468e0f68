import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { Refusal } from '../database/refusal';

/** Our own forms send an invalid body only if they are older than the endpoint. */
export const outdatedForm = 'Load the page again, and try once more.';

/** Browsers must not store it: it names clients and their links. */
export const noStore = { headers: { 'Cache-Control': 'no-store' } };

/** Throws a Refusal with `words`, if the schema's message would not help. */
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
