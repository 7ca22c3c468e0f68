import { createLocalReq, type Payload } from 'payload';
import { purgeOldData } from '@/office/jobs/purge-old-data';
import { cutOffs } from '@/office/rules/retention';
import { deleteAll } from '../../support/database.ts';
import { nextNumber } from './documents';
import { fillSettings } from './enquiries';
import { makeData } from './make-data';

/** The date of the night in these tests. */
export const tonight = new Date('2026-11-21T03:20:00Z');
const periods = {
  keepEnquiries: 1,
  keepProjects: 2,
  keepFinancial: 6,
  keepSpam: 30,
  keepAnalytics: 26,
  keepScanHashes: 30,
};
export const limits = cutOffs(periods, tonight);

/** The latest time that is too old, and the earliest that is not. */
export const gone = (limit: Date | null) => new Date(Number(limit) - 1).toISOString();
export const kept = (limit: Date | null) => new Date(Number(limit)).toISOString();

/** Old data, and the night’s deletion of it. */
export function keepingData(payload: Payload) {
  const query = (sql: string, values: unknown[] = []) => payload.db.pool.query(sql, values);
  return {
    query,
    /** Settings, and no data to delete. */
    async begin(): Promise<void> {
      await fillSettings(payload);
      await payload.updateGlobal({ slug: 'policy-settings', data: periods });
      await query(
        deleteAll('submissions', 'mails', 'page_views', 'rate_limits', 'housekeeping_reports'),
      );
    },
    /** Columns are set directly in the database: the CMS sets the times itself. */
    async enquiry(columns: Record<string, unknown> = { status: 'new' }): Promise<number> {
      const { id } = await payload.create({
        collection: 'submissions',
        data: makeData.submissions?.(nextNumber()) as never,
      });
      const names = Object.keys(columns);
      const assignments = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
      const values = [id, ...Object.values(columns)];
      await query(`update submissions set ${assignments} where id = $1`, values);
      return id;
    },
    async mail(submission: number | null, createdAt = tonight.toISOString()): Promise<number> {
      const data = { ...makeData.mails?.(nextNumber()), submission, createdAt };
      return (await payload.create({ collection: 'mails', data: data as never })).id;
    },
    /** Ids of the remaining rows. */
    async left(table: string): Promise<number[]> {
      const { rows } = await query(`select id from ${table} order by id`);
      return rows.map(({ id }) => Number(id));
    },
    async night(at = tonight): Promise<void> {
      await purgeOldData({ req: await createLocalReq({}, payload) }, at);
    },
    async report() {
      const { docs } = await payload.find({
        collection: 'housekeeping-reports',
        sort: '-id',
        limit: 1,
      });
      return docs[0];
    },
  };
}
