import { sql } from '@payloadcms/db-postgres';
import { type PayloadRequest, ValidationError } from 'payload';
import { Refusal } from '@/platform/database/refusal';
import { execute } from '@/platform/database/transaction';
import {
  allCells,
  cellsOf,
  findSpanProblem,
  type PriceEdit,
  type PriceGroup,
  type PriceRow,
} from '../rules/price-board';
import {
  type Figure,
  followPrice,
  type PricedCollection,
  type PricedSettings,
  parseFigureId,
} from '../rules/price-figures';
import { formatAmount, type PriceChange } from '../rules/price-history';
import { readBoard } from './read-board';

type Fields = Record<string, unknown>;

interface Batch {
  source: Figure['source'];
  id: number | null;
  rows: PriceRow[];
  edits: { field: string; pence: number | null }[];
}

/** Locks the rows to change, in one order against deadlocks. A concurrent save waits. */
async function lockRows(req: PayloadRequest, batches: readonly Batch[]): Promise<void> {
  const inOrder = [...batches].sort(
    (one, other) => one.source.localeCompare(other.source) || (one.id ?? 0) - (other.id ?? 0),
  );
  for (const { source, id } of inOrder) {
    const table = sql.identifier(source.replaceAll('-', '_'));
    await execute(
      req,
      id === null
        ? sql`select id from ${table} for update`
        : sql`select id from ${table} where id = ${id} for update`,
    );
  }
}

function toBatches(groups: readonly PriceGroup[], edits: readonly PriceEdit[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const { figure, pence } of edits) {
    const parsed = parseFigureId(figure);
    if (!parsed) throw new Refusal('One of the prices does not exist.', 400);
    const { source, id, field } = parsed;
    const key = `${source}/${id ?? ''}`;
    const batch = batches.get(key) ?? { source, id, rows: [], edits: [] };
    const row = groups
      .flatMap(({ rows }) => rows)
      .find((each) => cellsOf(each).some((cell) => cell.figure === figure));
    if (row && !batch.rows.includes(row)) batch.rows.push(row);
    batch.edits.push({ field, pence });
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/** Refuses prices that others have changed, naming each; returns the changes for the history. */
function compare(groups: readonly PriceGroup[], edits: readonly PriceEdit[]): PriceChange[] {
  const cells = new Map(allCells(groups).map((cell) => [cell.figure, cell]));
  const changed: string[] = [];
  const changes: PriceChange[] = [];
  for (const { figure, seenPence, pence } of edits) {
    const cell = cells.get(figure);
    if (!cell) {
      changed.push('a price that is not on the site any more');
    } else if (cell.pence !== seenPence) {
      changed.push(`${cell.label} (now ${formatAmount(cell.pence)})`);
    } else {
      const { label } = cell;
      changes.push({ figure, label, beforePence: seenPence, afterPence: pence });
    }
  }
  if (changed.length > 0) {
    const what = changed.join('; ');
    throw new Refusal(
      `A colleague changed prices in the meantime, so nothing was saved: ${what}.`,
      409,
    );
  }
  return changes;
}

function checkSpans(rows: readonly PriceRow[], edits: readonly PriceEdit[]): void {
  const wanted = new Map(edits.map(({ figure, pence }) => [figure, pence]));
  for (const { name, low, high } of rows) {
    const [from, to] = [low, high].map((cell) => {
      const pence = cell && wanted.get(cell.figure);
      return pence === undefined ? (cell?.pence ?? null) : pence;
    });
    const reason = findSpanProblem(from ?? null, to ?? null);
    if (reason) throw new Refusal(`${name} can’t be saved, so nothing was changed. ${reason}`, 400);
  }
}

function inWords(error: unknown, name: string): unknown {
  if (!(error instanceof ValidationError)) return error;
  const reasons = error.data.errors.map(({ message }) => message).join(' ');
  return new Refusal(`${name} can’t be saved, so nothing was changed. ${reasons}`, 400);
}

/** The published row, or the newest version with its unpublished changes. */
async function read(
  req: PayloadRequest,
  collection: PricedCollection,
  id: number,
  draft: boolean,
): Promise<Fields> {
  const shared = { req, draft, depth: 0, overrideAccess: false } as const;
  return { ...(await req.payload.findByID({ collection, id, ...shared })) };
}

/** Saves a complete document: a partial save would also publish unrelated draft changes. */
async function save(
  req: PayloadRequest,
  collection: PricedCollection,
  id: number,
  { id: _id, createdAt: _created, updatedAt: _updated, ...data }: Fields,
): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data,
    draft: data._status === 'draft',
    depth: 0,
    req,
    overrideAccess: false,
  });
}

async function saveDocument(
  req: PayloadRequest,
  collection: PricedCollection,
  id: number,
  fields: Record<string, number | null>,
): Promise<void> {
  const live = await read(req, collection, id, false);
  const newest = await read(req, collection, id, true);
  const priced = { ...live, ...fields };
  await save(req, collection, id, priced);
  if (newest._status !== 'draft') return;
  // The draft stays the newest version, and keeps any price that an editor changed in it.
  await save(req, collection, id, { ...newest, ...followPrice(collection, newest, live, priced) });
}

async function saveSettings(
  req: PayloadRequest,
  slug: PricedSettings,
  fields: Record<string, number | null>,
): Promise<void> {
  const stored = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: false });
  const all: Fields = { ...stored, ...fields };
  const { id: _id, createdAt: _created, updatedAt: _updated, globalType: _type, ...data } = all;
  await req.payload.updateGlobal({ slug, req, depth: 0, data, overrideAccess: false });
}

/**
 * Saves new prices, all or none. The caller must provide a transaction, which an error rolls back.
 *
 * @returns the changes, for the history
 * @throws worded errors: 400, or 409 if a price has changed since it was read
 */
export async function savePrices(
  req: PayloadRequest,
  edits: readonly PriceEdit[],
): Promise<PriceChange[]> {
  await lockRows(req, toBatches([], edits));
  const groups = await readBoard(req);
  const changes = compare(groups, edits);
  // The whole save produces a single history entry and a single refresh of the site.
  Object.assign(req.context, { skipPriceHistory: true, disableRevalidate: true });
  for (const { source, id, rows, edits: own } of toBatches(groups, edits)) {
    const fields = Object.fromEntries(own.map(({ field, pence }) => [field, pence]));
    checkSpans(rows, edits);
    try {
      if (id === null) await saveSettings(req, source as PricedSettings, fields);
      else await saveDocument(req, source as PricedCollection, id, fields);
    } catch (error) {
      throw inWords(error, rows.map(({ name }) => name).join(', '));
    }
  }
  return changes;
}
