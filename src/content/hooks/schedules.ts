import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionSlug,
  createLocalReq,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { problem } from '@/accounts/hooks/access';
import type { User } from '@/payload-types';
import { readLiveRow } from '@/platform/database/live-state';
import { execute, inTransaction } from '@/platform/database/transaction';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { dropFailedSchedules } from '../data/drop-schedules';
import { describePublishProblem, readUkMoment } from '../rules/schedule';
import { demandCollection, namedDocument, readNamedDocument } from './removals';

const order = namedDocument.extend({
  type: z.enum(['publish', 'unpublish']),
  day: z.string().max(20),
  time: z.string().max(20),
});
const cancelled = z.object({ job: z.number().int().positive() });

/** Data of the dialog under “Publish at a set time …”. */
export interface Schedules {
  isPublished: boolean;
  waiting: { job: number; isPublished: boolean; at: string; isMine: boolean }[];
}

interface Waiting {
  job: number;
  type: string | null;
  at: Date;
  collection: string;
  by: string | null;
}

const demandPublishable = (req: PayloadRequest, slug: string) =>
  demandCollection(req, slug, ({ versions }) => Boolean(versions?.drafts), 'update');

async function readSchedules(req: PayloadRequest): Promise<Schedules> {
  const { id, collection: slug } = readNamedDocument(req);
  const collection = demandPublishable(req, slug);
  const { rows } = await req.payload.db.pool.query<Waiting>(
    `select id as job, input ->> 'type' as type, wait_until as at,
            input -> 'user' ->> 'value' as by
       from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
        and input -> 'doc' ->> 'relationTo' = $1 and input -> 'doc' ->> 'value' = $2
      order by wait_until`,
    [collection, String(id)],
  );
  return {
    isPublished: (await readLiveRow(collection, id, req)) !== null,
    waiting: rows.map(({ job, type, at, by }) => ({
      job,
      isPublished: type !== 'unpublish',
      at: at.toISOString(),
      isMine: Number(by) === (req.user as User).id,
    })),
  };
}

/**
 * Runs the scheduled action and rolls it back. The present rules are the best available check of
 * the scheduled day's.
 *
 * @throws a refusal that says what is missing
 */
async function refuseImpossible(
  { payload, user }: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  type: 'publish' | 'unpublish',
): Promise<void> {
  const context = { disableRevalidate: true };
  const trial = await createLocalReq(
    { user: user as User & { collection: 'users' }, context },
    payload,
  );
  await initTransaction(trial);
  try {
    await payload.update({
      collection,
      id,
      data: { _status: type === 'publish' ? 'published' : 'draft' } as never,
      depth: 0,
      overrideAccess: false,
      req: trial,
    });
  } catch (error) {
    const what = type === 'publish' ? 'published' : 'taken off the site';
    throw problem(`It can’t be ${what} as it is. ${describePublishProblem(error)}`, 400);
  } finally {
    await killTransaction(trial);
  }
}

async function schedule(req: PayloadRequest): Promise<void> {
  const { id, type, day, time, ...asked } = await readBody(req, order, outdatedForm);
  const collection = demandPublishable(req, asked.collection);
  const at = readUkMoment(day, time, new Date());
  if (typeof at === 'string') throw problem(at, 400);
  const isLive = (await readLiveRow(collection, id, req)) !== null;
  if (type === 'unpublish' && !isLive) throw problem('It is not on the site.', 400);
  await refuseImpossible(req, collection, id, type);
  await inTransaction(req, async () => {
    await dropFailedSchedules(req, collection, id, type === 'publish');
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: collection, value: String(id) },
        user: { relationTo: 'users', value: (req.user as User).id },
      },
      waitUntil: at,
      req,
    });
  });
}

async function cancel(req: PayloadRequest): Promise<void> {
  if (!req.user) throw new Forbidden(req.t);
  const { job } = await readBody(req, cancelled, outdatedForm);
  await inTransaction(req, async () => {
    const [found] = await execute<Waiting>(
      req,
      sql`select input -> 'doc' ->> 'relationTo' as collection from payload_jobs
           where id = ${job} and task_slug = 'schedulePublish' and processing is not true
           for update`,
    );
    if (!found) throw new NotFound(req.t);
    demandPublishable(req, found.collection);
    await execute(req, sql`delete from payload_jobs where id = ${job}`);
  });
}

/** Endpoints of the dialog under “Publish at a set time …”. */
export const scheduleEndpoints: Endpoint[] = [
  {
    path: '/schedules',
    method: 'get',
    handler: async (req) => Response.json(await readSchedules(req), noStore),
  },
  {
    path: '/schedules',
    method: 'post',
    handler: async (req) => {
      await schedule(req);
      return Response.json({ status: 'scheduled' }, noStore);
    },
  },
  {
    path: '/schedules/cancel',
    method: 'post',
    handler: async (req) => {
      await cancel(req);
      return Response.json({ status: 'cancelled' }, noStore);
    },
  },
];
