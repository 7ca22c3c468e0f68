import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { grantFor, permissions, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { type Edited, findHolder, readLastSave } from '../data/edited';
import { findConflict } from '../data/find-conflict';
import type { EditingState } from '../rules/differences';
import { editionSchema } from '../rules/edition';

const what = {
  slug: z.enum(Object.keys(permissions) as [Resource, ...Resource[]]),
  id: z.int().positive().optional(),
};

const question = z.strictObject(what);

const comparison = z.strictObject({
  ...what,
  data: z.record(z.string(), z.unknown()),
  edition: editionSchema.optional(),
});

/**
 * Parses the document or global from a request. Payload checks read access to it later.
 *
 * @throws Forbidden for accounts that cannot edit this kind
 */
function editedOf(req: PayloadRequest, { slug, id }: z.output<typeof question>): Edited {
  const user = req.user as User | null;
  if (!user || grantFor(slug, user.role, 'update') === 'no') throw new Forbidden(req.t);
  const isGlobal = req.payload.config.globals.some((global) => global.slug === slug);
  if (isGlobal !== (id === undefined)) throw new Refusal(outdatedForm, 400);
  return { slug, id: id ?? null };
}

/** `POST /api/editing/state`: lock and last save of a document, for open forms. */
const stateEndpoint: Endpoint = {
  path: '/editing/state',
  method: 'post',
  handler: async (req) => {
    const edited = editedOf(req, await readBody(req, question, outdatedForm));
    const state: EditingState = {
      ...(await readLastSave(req, edited)),
      holder: await findHolder(req, edited),
    };
    return Response.json(state, noStore);
  },
};

/**
 * `POST /api/editing/compare`: unsaved fields of a form. With its base, only fields that others
 * changed since.
 */
const compareEndpoint: Endpoint = {
  path: '/editing/compare',
  method: 'post',
  handler: async (req) => {
    const { data, edition, ...asked } = await readBody(req, comparison, outdatedForm);
    const edited = editedOf(req, asked);
    const conflict = await findConflict(req, edited, data, edition ?? null);
    return Response.json({ conflict }, noStore);
  },
};

export const editingEndpoints = [stateEndpoint, compareEndpoint];
