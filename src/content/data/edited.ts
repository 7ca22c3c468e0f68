import { sql } from '@payloadcms/db-postgres';
import type { FlattenedField, PayloadRequest, Where } from 'payload';
import type { User } from '@/payload-types';
import { execute } from '@/platform/database/transaction';
import type { EditingState, TakenOver } from '../rules/differences';

/** An edited document, or a global, which has no id. */
export interface Edited {
  slug: string;
  id: number | null;
}

export type StoredFields = Record<string, unknown>;

/** Minutes after which Payload drops a lock without a sign of activity. */
const lockMinutes = 5;

/** Fields maintained by Payload or the site, never by staff in a form. */
const notEdited: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  '_order',
  'savedBy',
]);

function isEdited(field: FlattenedField): boolean {
  const { name, type, admin = {}, virtual } = field as FlattenedField & { virtual?: unknown };
  if (notEdited.has(name) || type === 'join' || virtual || field.hidden) return false;
  const { hidden, readOnly } = admin as { hidden?: unknown; readOnly?: unknown };
  return !hidden && !readOnly;
}

/** The form fields that the configuration lets staff change. */
export function editedFields(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.filter(isEdited);
}

export function fieldsOf(req: PayloadRequest, { slug, id }: Edited): FlattenedField[] {
  const config =
    id === null
      ? req.payload.config.globals.find((global) => global.slug === slug)
      : req.payload.collections[slug as 'posts'].config;
  return editedFields(config?.flattenedFields ?? []);
}

/** Reads the form's data: the newest version, limited to the account's rights. */
export async function readEdited(
  req: PayloadRequest,
  { slug, id }: Edited,
  more: { showHiddenFields?: true; select?: Record<string, true> } = {},
): Promise<StoredFields> {
  const options = { draft: true, depth: 0, overrideAccess: false, req, ...more } as const;
  const document =
    id === null
      ? await req.payload.findGlobal({ slug: slug as 'navigation', ...options })
      : await req.payload.findByID({ collection: slug as 'posts', id, trash: true, ...options });
  return document as unknown as StoredFields;
}

/** Blocks other saves of the same document until the transaction ends. */
export async function lockEdited(req: PayloadRequest, { slug, id }: Edited): Promise<void> {
  const table = sql.identifier(slug.replaceAll('-', '_'));
  await execute(
    req,
    id === null
      ? sql`select id from ${table} for update`
      : sql`select id from ${table} where id = ${id} for update`,
  );
}

async function nameOf(req: PayloadRequest, account: number): Promise<string | null> {
  const found = await req.payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    req,
  });
  return found?.name ?? null;
}

/** Account and time of the last save. */
export async function readLastSave(
  req: PayloadRequest,
  edited: Edited,
): Promise<Omit<EditingState, 'holder'>> {
  const { savedBy, updatedAt } = (await readEdited(req, edited, {
    showHiddenFields: true,
    select: { savedBy: true, updatedAt: true },
  })) as { savedBy?: number | null; updatedAt?: string };
  return {
    savedBy: savedBy ? await nameOf(req, savedBy) : null,
    isSelf: savedBy === (req.user as User | null)?.id,
    savedAt: updatedAt ?? new Date(0).toISOString(),
  };
}

/** The other account that holds a document's lock. */
export async function findHolder(
  req: PayloadRequest,
  { slug, id }: Edited,
): Promise<TakenOver | null> {
  const which: Where =
    id === null
      ? { globalSlug: { equals: slug } }
      : { 'document.relationTo': { equals: slug }, 'document.value': { equals: id } };
  const since = new Date(Date.now() - lockMinutes * 60_000).toISOString();
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { ...which, updatedAt: { greater_than: since } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const [lock] = docs;
  const holder = lock && Number(lock.user.value);
  if (!holder || holder === (req.user as User | null)?.id) return null;
  return { by: (await nameOf(req, holder)) ?? 'Another account', at: lock.updatedAt };
}
