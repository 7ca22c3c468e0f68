import 'server-only';
import { getCms } from '@/platform/cms';
import { ukDay } from '@/platform/time/working-time';
import type { Visit } from '../rules/visit';

/** One statement: two readers at the same moment are two views. */
const addView = `
  insert into page_views (day, path, views, visits) values ($1, $2, 1, $3)
  on conflict (day, path) do update set
    views = page_views.views + 1,
    visits = page_views.visits + excluded.visits,
    updated_at = now()`;

/** Adds a view of a page to its day in the UK. The caller knows that the page exists. */
export async function countView({ path, isVisitStart }: Visit, now: Date): Promise<void> {
  const { db } = await getCms();
  await db.pool.query(addView, [ukDay(now), path, isVisitStart ? 1 : 0]);
}
