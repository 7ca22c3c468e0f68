import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { makeData } from '../support/make-data';
import { postForm } from '../support/post-form';
import { startSite } from '../support/running-site';
import { readScan, storedScan } from '../support/scans';

const site = await startSite();
const { payload } = site;
const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);

const { chooseTrade } = await import('@/scans/actions/scan-actions');
const { readTradeStanding } = await import('@/scans/store/trades');
const { ownerHashOf } = await import('@/scans/store/scans');

let trade = 0;
beforeEach(async () => {
  await sql(deleteAll('rate_limits', 'scan_results'));
  trade = await makeTrade();
});
afterAll(site.stop);

let names = 0;
async function makeTrade(status: 'published' | 'draft' = 'published'): Promise<number> {
  names += 1;
  const data = { ...makeData.niches?.(9000 + names), _status: status };
  return (await payload.create({ collection: 'niches', data: data as never })).id;
}

const scored = (columns: object = {}) =>
  storedScan(payload, { status: 'scored', trade, ...columns });

async function others(scores: readonly number[], columns: object = {}): Promise<void> {
  for (const overallScore of scores) await scored({ overallScore, ...columns });
}
const nineteen = Array.from({ length: 19 }, (_, index) => index);

describe('the median of a trade', () => {
  it('appears with twenty other sites', async () => {
    const { uuid } = await scored();
    await others(nineteen);
    expect(await readTradeStanding(uuid)).toMatchObject({ sites: 19, median: null });
    await others([100]);
    // The middle of 0, 1, … 18, 100.
    expect(await readTradeStanding(uuid)).toMatchObject({ sites: 20, median: 10 });
  });

  it('counts the newest score of a site once, and not the scan’s own site', async () => {
    const { uuid } = await scored({ host: 'own.example' });
    await others([1, 2], { host: 'own.example' });
    const [old, recent] = [60, 1].map((days) => new Date(Date.now() - days * 86_400_000));
    await others([90], { host: 'other.example', finishedAt: recent?.toISOString() });
    await others([10], { host: 'other.example', finishedAt: old?.toISOString() });
    await others(nineteen.map(() => 90));
    expect(await readTradeStanding(uuid)).toMatchObject({ sites: 20, median: 90 });
  });

  it('leaves out other trades, old scans and the beta audit’s', async () => {
    const { uuid } = await scored();
    const aYearAgo = new Date(Date.now() - 370 * 86_400_000).toISOString();
    await others([1], { trade: await makeTrade() });
    await others([1], { finishedAt: aYearAgo });
    await others([1], { tool: 'audit' });
    expect(await readTradeStanding(uuid)).toMatchObject({ sites: 0, median: null });
  });

  it('is not there without a trade', async () => {
    const { uuid } = await scored({ trade: null });
    expect(await readTradeStanding(uuid)).toBeNull();
  });
});

describe('the trade of a scan', () => {
  const owner = 'o'.repeat(43);
  const action = (_: unknown, form: FormData) => chooseTrade(form);
  const choose = (entries: Record<string, string>, cookie = owner) =>
    postForm(action as never, entries, '203.0.113.77', { scan_owner: cookie }).catch(
      ({ digest }: { digest: string }) => digest,
    );

  it('is named by the browser that requested it, and shows the report again', async () => {
    const { uuid } = await scored({ trade: null, ownerHash: ownerHashOf(owner) });
    expect(await choose({ id: uuid, trade: String(trade) })).toContain(
      `/scan/report/${uuid}?trade=${trade};`,
    );
    expect(await readScan(payload, uuid)).toMatchObject({ trade });
  });

  it('can’t be named by others, nor to a draft, nor to nonsense', async () => {
    const { uuid } = await scored({ trade: null, ownerHash: ownerHashOf(owner) });
    await choose({ id: uuid, trade: String(trade) }, 'x'.repeat(43));
    await choose({ id: uuid, trade: String(trade) }, 'x');
    for (const wrong of ['', '0', '-1', 'NaN', '999999', String(await makeTrade('draft'))]) {
      await choose({ id: uuid, trade: wrong });
    }
    expect((await readScan(payload, uuid)).trade).toBeNull();
    expect(await choose({ id: 'x' })).toContain(';/scan;');
  });
});
