import type { CollectionSlug, Endpoint, PayloadRequest, PopulateType, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { recordAudit } from '@/accounts/data/record-audit';
import { demandRight, problem } from '@/accounts/hooks/access';
import type { Resource } from '@/accounts/rules/permissions';
import { csvAnswer } from '@/platform/csv-answer';
import { type Column, cellsOf, csvFileName, headerOf } from '@/platform/csv-table';

const batchSize = 500;

export interface CsvExport<Row> {
  collection: CollectionSlug & Resource;
  columns: readonly Column<Row>[];
  without?: readonly string[];
  populate?: PopulateType;
  /** `list`: the order that staff arranged, drafts included. Default: newest first. */
  order?: 'newest' | 'list';
}

type Doc = { id: number; _order?: string | null };

async function askedFor(req: PayloadRequest, slug: CollectionSlug): Promise<Where> {
  const asked = req.query.where;
  if (asked !== undefined && (typeof asked !== 'object' || asked === null)) {
    throw problem('The filter can’t be read.', 400);
  }
  const { config } = req.payload.collections[slug];
  // The base filter may read the requested conditions, as the list of enquiries does.
  const base = await config.admin.baseFilter?.({ req, limit: batchSize, page: 1, sort: '' });
  const { search, where } = req.query;
  return mergeListSearchAndWhere({
    collectionConfig: config,
    where: { and: [(where ?? {}) as Where, base ?? {}] },
    search: typeof search === 'string' ? search : '',
  });
}

function createReader<Row>(
  req: PayloadRequest,
  where: Where,
  { collection, without = [], populate, order = 'newest' }: CsvExport<Row>,
) {
  const isList = order === 'list';
  const after = (last: Doc): Where =>
    isList ? { _order: { greater_than: last._order } } : { id: { less_than: last.id } };

  /** Keyset paging by the last row avoids counts and offsets. */
  return async (last?: Doc): Promise<Doc[]> => {
    const { docs } = await req.payload.find({
      collection,
      where: last ? { and: [where, after(last)] } : where,
      sort: isList ? '_order' : '-id',
      draft: isList,
      limit: batchSize,
      pagination: false,
      depth: 1,
      joins: false as never,
      ...(without.length > 0
        ? { select: Object.fromEntries(without.map((name) => [name, false as const])) }
        : {}),
      ...(populate ? { populate } : {}),
      user: req.user,
      overrideAccess: false,
    });
    return docs as Doc[];
  };
}

/** Records each export of personal data in the audit log, even if it was interrupted. */
async function note(req: PayloadRequest, slug: CollectionSlug, where: Where): Promise<void> {
  const { config } = req.payload.collections[slug];
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where,
    user: req.user,
    overrideAccess: false,
  });
  const what = String(config.labels.plural);
  const isNarrowed = req.query.search || req.query.where;
  const detail = `${what} as CSV: ${totalDocs.toLocaleString('en-GB')} rows${isNarrowed ? ', filtered' : ', all'}`;
  await recordAudit(req, { event: 'export', detail });
}

/** `GET /api/<collection>/export`: the filtered list, for accounts that may read it. */
export function csvExportEndpoint<Row>(settings: CsvExport<Row>): Omit<Endpoint, 'root'> {
  const { collection, columns } = settings;
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      demandRight(req, collection, 'read');
      const where = await askedFor(req, collection);
      const read = createReader(req, where, settings);
      // The first batch precedes the response, so that a failed query returns an error status.
      const first = await read();
      await note(req, collection, where);

      async function* rows() {
        let count = 0;
        for (let batch = first; batch.length > 0; ) {
          for (const doc of batch) yield cellsOf(columns, doc as Row);
          count += batch.length;
          batch = batch.length < batchSize ? [] : await read(batch.at(-1));
        }
        req.payload.logger.info(`Account ${req.user?.id} exported ${count} ${collection}.`);
      }
      const { plural } = req.payload.collections[collection].config.labels;
      const name = String(plural).toLowerCase().replaceAll(' ', '-');
      return csvAnswer({
        fileName: csvFileName(name, new Date()),
        columns: headerOf(columns),
        rows: rows(),
        onBreak: ({ message }) =>
          req.payload.logger.warn(`An export of ${collection} broke off: ${message}`),
      });
    },
  };
}
