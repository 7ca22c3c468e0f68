import 'server-only';
import { cookies } from 'next/headers';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { fewestOfTrade, type TradeStanding } from '../rules/trade-standing';
import { isOwnerToken, ownerHashOf, scanOwnerCookie } from './scans';

/** The newest score of each other site of the trade, within a year. */
const medianOfOthers = `
  select count(*)::int as sites, percentile_cont(0.5) within group (order by score) as median
    from (select distinct on (host) overall_score as score from scan_results
           where trade_id = $1 and host <> $2 and status = 'scored' and tool = 'scan'
             and finished_at > now() - interval '1 year'
           order by host, finished_at desc) as newest`;

const ofScan = `
  select scan.host, scan.trade_id as trade, niche.name
    from scan_results as scan join niches as niche on niche.id = scan.trade_id
   where scan.uuid = $1`;

/** How a scan compares with its trade; null while no trade was named. */
export async function readTradeStanding(uuid: string): Promise<TradeStanding | null> {
  const { pool } = (await getCms()).db;
  const [scan] = (await pool.query<{ host: string; trade: number; name: string }>(ofScan, [uuid]))
    .rows;
  if (!scan) return null;
  const { rows } = await pool.query(medianOfOthers, [scan.trade, scan.host]);
  const { sites, median } = rows[0];
  return {
    trade: scan.trade,
    name: scan.name,
    sites,
    median: sites >= fewestOfTrade ? Math.round(Number(median)) : null,
  };
}

export interface TradeOption {
  value: string;
  label: string;
}

/** The published trades, in the studio's order. */
export async function listTrades(): Promise<TradeOption[]> {
  const trades = await listPublished(await getCms(), 'niches', {
    depth: 0,
    sort: '_order',
    select: { name: true },
  });
  return trades.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Names the trade of a scan, for the browser that requested it. */
export async function nameTrade(uuid: string, trade: number): Promise<void> {
  const owner = (await cookies()).get(scanOwnerCookie)?.value;
  if (!isOwnerToken(owner)) return;
  await (await getCms()).db.pool.query(
    `update scan_results set trade_id = niche.id, updated_at = now()
       from niches as niche
      where uuid = $1 and owner_hash = $2 and tool = 'scan'
        and niche.id = $3 and niche._status = 'published'`,
    [uuid, ownerHashOf(owner), trade],
  );
}
