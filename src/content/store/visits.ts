import 'server-only';
import { getCms } from '@/platform/cms';
import { blogPath, pricingPath } from '@/platform/paths';
import { rememberFor } from '@/platform/remember-for';
import { ukDay } from '@/platform/time/working-time';
import type { Visit } from '../rules/visit';
import { getConsent } from './site';
import { getSiteIndex } from './site-index';

/** A single statement, so that simultaneous views are both counted. */
const addView = `
  insert into page_views (day, path, views, visits) values ($1, $2, 1, $3)
  on conflict (day, path) do update set
    views = page_views.views + 1,
    visits = page_views.visits + excluded.visits,
    updated_at = now()`;

/** Adds a page view to its UK day. The caller has checked that the page exists. */
export async function countView({ path, isVisitStart }: Visit, now: Date): Promise<void> {
  const { db } = await getCms();
  await db.pool.query(addView, [ukDay(now), path, isVisitStart ? 1 : 0]);
}

/** Cached, because every view needs the list. Milliseconds. */
const freshForMs = 60_000;

async function readCountedPages(): Promise<ReadonlySet<string>> {
  const [consent, { listPaths }] = await Promise.all([getConsent(), getSiteIndex()]);
  return consent === null ? new Set() : listPaths();
}

/** Pages with view counts: all pages of the site, or none if staff have disabled the count. */
export const getCountedPages = rememberFor(freshForMs, readCountedPages);

const mostRead = `
  select path from page_views where day > $1 group by path order by sum(views) desc limit $2`;
const readOverDays = 28;
const dayMs = 86_400_000;

/** Public pages to render first: home, one of each kind, then those with the most views of late. */
export async function listMostRead(now: Date, most: number): Promise<string[]> {
  const { db } = await getCms();
  const since = ukDay(new Date(now.getTime() - readOverDays * dayMs));
  const [{ entries, listPaths }, { rows }] = await Promise.all([
    getSiteIndex(),
    db.pool.query<{ path: string }>(mostRead, [since, most]),
  ]);
  const kinds = Map.groupBy(entries, ({ collection }) => collection).values();
  const live = listPaths();
  const paths = ['/', pricingPath, blogPath, ...rows.map(({ path }) => path)];
  const first = [...kinds].flatMap(([entry]) => entry?.path ?? []);
  return [...new Set([...paths, ...first])].filter((path) => live.has(path)).slice(0, most);
}
