import {
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  Forbidden,
  type GlobalAfterReadHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type RelationshipField,
} from 'payload';
import { z } from 'zod';
import { grantFor, permissions, type Resource } from '@/accounts/rules/permissions';
import { formatSessionMoment } from '@/accounts/rules/session-words';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import {
  type Edited,
  editedFields,
  findHolder,
  lockEdited,
  readLastSave,
  type StoredFields,
} from '../data/edited';
import { findConflict } from '../data/find-conflict';
import {
  type EditingState,
  editionHeader,
  type SaveConflict,
  type TakenOver,
} from '../rules/differences';
import { type Edition, editionOf, editionSchema } from '../rules/edition';

/**
 * Account of the last save. Its name is shown only to staff who edit the document. Payload refuses
 * conditions on a hidden field, which would leak account data.
 */
export const savedByField: RelationshipField = {
  name: 'savedBy',
  label: 'Last saved by',
  type: 'relationship',
  relationTo: 'users',
  hidden: true,
  hooks: { beforeDuplicate: [() => null] },
};

function wordConflict({ isSelf, savedBy, savedAt }: SaveConflict): string {
  const who = isSelf
    ? 'You saved this in another window'
    : `${savedBy ?? 'Another account'} saved this`;
  return `${who} on ${formatSessionMoment(savedAt)}, after you opened it, so nothing of yours was saved yet.`;
}

function wordHolder({ by, at }: TakenOver): string {
  return `${by} took this over on ${formatSessionMoment(at)}, so it was not saved.`;
}

/** The base sent by a form. Documents changed by hooks have no form, and hence none. */
function readBase(req: PayloadRequest, { slug, id }: Edited): Edition | null {
  const header = req.headers?.get(editionHeader);
  const { collection, global, id: named } = req.routeParams ?? {};
  const isIts = id === null ? global === slug : collection === slug && String(named) === String(id);
  if (!header || !isIts || req.context.isEditionChecked) return null;
  try {
    return editionSchema.parse(JSON.parse(header));
  } catch {
    throw new Refusal(outdatedForm, 400);
  }
}

async function checkEdition(req: PayloadRequest, edited: Edited, sent: unknown): Promise<void> {
  const base = readBase(req, edited);
  if (!base) return;
  req.context.isEditionChecked = true;
  // A concurrent save waits for this lock and is then compared with this save.
  await lockEdited(req, edited);
  const takenOver = await findHolder(req, edited);
  if (takenOver) throw new Refusal(wordHolder(takenOver), 423, { takenOver });
  const conflict = await findConflict(req, edited, (sent ?? {}) as StoredFields, base);
  if (conflict) throw new Refusal(wordConflict(conflict), 409, { conflict });
}

/** Refuses a save from a stale form. Jobs, bulk edits and the price board have no base. */
export const refuseStaleSave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, data } = args as { id?: number | string; data?: unknown };
  if (operation === 'update' && id !== undefined) {
    await checkEdition(req, { slug: collection.slug, id: Number(id) }, data);
  }
  return args;
};

export const refuseStaleGlobalSave: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation === 'update') await checkEdition(req, { slug: global.slug, id: null }, args?.data);
  return args;
};

/** Records the saving account; automatic changes by the site have none. */
export const noteSavedBy: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: StoredFields;
  req: PayloadRequest;
}) => {
  const user = req.user as User | null;
  return user ? { ...data, savedBy: user.id } : data;
};

function withEdition(doc: StoredFields, fields: readonly FlattenedField[]): StoredFields {
  const names = editedFields(fields).map(({ name }) => name);
  return { ...doc, _edition: editionOf(doc, names) };
}

/** Adds the base to a form's data. Lists and visitors do not need it. */
export const addEdition: CollectionAfterReadHook = ({ collection, doc, findMany, req }) =>
  req.user && !findMany ? withEdition(doc, collection.flattenedFields) : doc;

export const addGlobalEdition: GlobalAfterReadHook = ({ doc, global, req }) =>
  req.user ? withEdition(doc, global.flattenedFields) : doc;

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

/** Parses the document or global from a request. Payload checks read access to it later. */
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

/** `POST /api/editing/compare`: unsaved fields of a form, as far as others changed them. */
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
