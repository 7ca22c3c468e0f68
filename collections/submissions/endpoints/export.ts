import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { csvFileName, csvHeader, csvRow, type ExportedEnquiry } from '@/domain/enquiry/csv';
import type { Submission } from '@/payload-types';
import { demandRight, problem } from '../../_shared/endpoints/demand-right';
import { hideSpam } from '../list-filter';

/** Enough to keep the database busy, little enough to keep memory flat. */
const batchSize = 500;

/** What the list shows for the same address, whatever page of it. */
function askedFor(req: PayloadRequest): Where {
  const { search, where } = req.query;
  if (where !== undefined && (typeof where !== 'object' || where === null)) {
    throw problem('The filter can’t be read.', 400);
  }
  return mergeListSearchAndWhere({
    collectionConfig: req.payload.collections.submissions.config,
    where: hideSpam(where as Where | undefined),
    search: typeof search === 'string' ? search : '',
  });
}

/** The newest ones first, from the one before `before`: no batch is counted or skipped through. */
async function readBatch(
  req: PayloadRequest,
  where: Where,
  before: number | undefined,
): Promise<Submission[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: before === undefined ? where : { and: [where, { id: { less_than: before } }] },
    sort: '-id',
    limit: batchSize,
    pagination: false,
    depth: 1,
    joins: false,
    select: { submissionKey: false, fingerprint: false, scan: false },
    populate: { users: { name: true } },
    user: req.user,
    overrideAccess: false,
  });
  return docs as Submission[];
}

/** An account that the reader may not look at is populated as its number. */
function ownerOf({ owner }: Submission): string {
  if (!owner) return '';
  return typeof owner === 'object' ? owner.name : `Account ${owner}`;
}

function exported(enquiry: Submission): ExportedEnquiry {
  return {
    ...enquiry,
    owner: ownerOf(enquiry),
    estimatePence: enquiry.estimate?.totalPence,
    ordered: enquiry.order?.kind,
    orderPence: enquiry.order?.pricePence,
  };
}

async function* rows(req: PayloadRequest, where: Where, first: Submission[]) {
  let count = 0;
  for (let batch = first; batch.length > 0; ) {
    for (const enquiry of batch) yield csvRow(exported(enquiry));
    count += batch.length;
    const last = batch.at(-1)?.id;
    batch = batch.length < batchSize ? [] : await readBatch(req, where, last);
  }
  // Personal data left the house: who took it can be looked up.
  req.payload.logger.info(`Account ${req.user?.id} exported ${count} enquiries.`);
}

/** `GET /api/submissions/export`: the list as it is filtered and searched, as a file for spreadsheets. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    demandRight(req, 'submissions', 'read');
    const where = askedFor(req);
    // Read before the answer begins: a question that can’t be answered is told so.
    const first = await readBatch(req, where, undefined);
    const csv = stringify({
      header: true,
      columns: [...csvHeader],
      // Without it, spreadsheets take the file for an old code page.
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    // A failure on the way breaks the download off: a shorter file would look complete.
    pipeline(rows(req, where, first), csv, (error) => {
      if (error) req.payload.logger.warn(`An export of enquiries broke off: ${error.message}`);
    });
    return new Response(Readable.toWeb(csv) as ReadableStream, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${csvFileName(new Date())}"`,
        'Cache-Control': 'no-store',
      },
    });
  },
};
