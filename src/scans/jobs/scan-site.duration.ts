import type { Payload } from 'payload';

/** Fewer scans say nothing about the next one. */
const fewest = 20;

/** Every change makes all pages new. */
const noMoreOftenMs = 60 * 60_000;

const medianOfLast = `
  select count(*)::int as scans, percentile_cont(0.5) within group (order by duration_ms) as median
    from (select duration_ms from scan_results
           where status = 'scored' and duration_ms is not null
           order by finished_at desc limit 200) as recent`;

/**
 * Notes in the scanner’s settings how long a scan takes now: the median of the last 200, in whole
 * seconds, for pages to say. A failure is logged and costs nothing else.
 */
export async function noteDuration(payload: Payload, now: Date): Promise<void> {
  const slug = 'scanner-settings';
  try {
    const { rows } = await payload.db.pool.query(medianOfLast);
    if (rows[0].scans < fewest) return;
    const measuredSeconds = Math.max(1, Math.round(Number(rows[0].median) / 1000));
    const settings = await payload.findGlobal({ slug, depth: 0 });
    if (settings.measuredSeconds === measuredSeconds) return;
    const changedAt = Date.parse(settings.updatedAt ?? '') || 0;
    const isFirst = settings.measuredSeconds == null;
    if (!isFirst && now.getTime() - changedAt < noMoreOftenMs) return;
    await payload.updateGlobal({ slug, depth: 0, data: { measuredSeconds } });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'How long scans take could not be noted.' });
  }
}
