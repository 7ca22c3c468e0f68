import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crawlBusy, optedOutWords } from '@/scans/rules/scan-request';
import { scanFailed, urlRequired } from '@/scans/rules/scan-state';
import { solve } from '../support/captcha';
import {
  acceptedCrawl as accepted,
  crawlWith,
  idOfCrawl as idOf,
  readCrawl,
  startCrawling,
  storedCrawl,
} from '../support/crawls';
import { endAfterLookup, newAddress } from '../support/scans';

const { site, payload, somebody, ask, clear, settle, sql, jobs } = await startCrawling();

const { getCrawlState } = await import('@/scans/store/crawls');
const { makeChallenge } = await import('@/scans/actions/visitor-proofs');

beforeEach(clear);
afterEach(settle);
afterAll(site.stop);

describe('a crawl request', () => {
  it('is stored, run at once, and owned through the requester’s code only', async () => {
    const outcome = await ask(somebody(), { url: ' Www.Example-Shop.co.uk/start ' });
    expect(outcome).toMatchObject(accepted);
    await settle();
    const crawl = await readCrawl(payload, idOf(outcome));
    expect(crawl).toMatchObject({
      url: 'https://www.example-shop.co.uk/start',
      host: 'example-shop.co.uk',
      status: 'done',
      pageCount: 2,
      because: null,
      finishedAt: expect.any(String),
    });
    expect(JSON.stringify(crawl)).not.toMatch(/192\.0\.2/);
    expect(await jobs()).toEqual([]);
  });

  it.each(['http://127.0.0.1/', 'ftp://example.co.uk/', 'http://router.lan', 'x'])(
    'gets the same answer for a forbidden address as for an unreachable one: %s',
    async (url) => {
      const refused = await ask(somebody(), { url });
      expect(refused).toEqual({ status: 'failed', error: scanFailed.text });
      for (const status of ['refused', 'unreachable'] as const) {
        crawlWith(payload, async () => ({ status }));
        const id = idOf(await ask());
        await settle();
        expect(await getCrawlState(id)).toMatchObject({
          status: 'unreachable',
          message: scanFailed.text,
          result: null,
        });
      }
    },
  );

  it('is refused for an opted-out site, and for a bot', async () => {
    const optOuts = [{ host: 'https://www.Leave-Me.co.uk/contact' }];
    await payload.updateGlobal({ slug: 'scanner-settings', data: { optOuts } });
    const left = await ask(somebody(), { url: 'shop.leave-me.co.uk' });
    expect(left).toEqual({ status: 'failed', error: optedOutWords });
    expect(await ask(somebody(), { fax_number: '5' })).toMatchObject({ status: 'failed' });
    expect(await ask(somebody(), { url: ' ' })).toEqual({
      status: 'invalid',
      field: 'url',
      error: urlRequired.text,
    });
    expect(await jobs()).toEqual([]);
  });

  it('is refused while the scanner is switched off', async () => {
    const close = (isOpen: boolean) =>
      payload.updateGlobal({
        slug: 'scanner-settings',
        data: { isOpen, closedMessage: 'Back on Monday.' },
      });
    await close(false);
    expect(await ask()).toEqual({ status: 'closed', error: 'Back on Monday.' });
    await close(true);
    expect(await ask()).toMatchObject(accepted);
  });

  it('joins a crawl of the same site, or gets its recent result', async () => {
    const { uuid } = await storedCrawl(payload, { status: 'queued', host: 'busy-shop.co.uk' });
    const joined = await ask(somebody(), { url: 'https://www.busy-shop.co.uk/other' });
    expect(joined).toEqual({ ...accepted, id: uuid });
    const recent = await storedCrawl(payload, { status: 'done' });
    const again = await ask(somebody(), { url: recent.url });
    expect(again).toEqual({ status: 'accepted', id: recent.uuid, isStored: true });
    const asked = newAddress();
    const many = await Promise.all([1, 2, 3].map(() => ask(somebody(), { url: asked })));
    expect(new Set(many.map(idOf)).size).toBe(1);
  });

  it('joins a crawl that ended while the request was being admitted', async () => {
    const { storeCrawl } = await import('@/scans/store/scan-requests');
    const { uuid, host, finishedAt } = await storedCrawl(payload, { status: 'done' });
    const ended = Date.parse(finishedAt ?? '');
    const asked = { url: `https://${host}/`, host, isBare: false, requesterHash: 'requester' };
    const joined = await storeCrawl({ ...asked, began: ended - 1 });
    expect(joined).toEqual({ status: 'joined', uuid });
    expect(await storeCrawl({ ...asked, began: ended })).toMatchObject({ status: 'stored' });
  });

  it('joins a crawl that ends while the request looks for it', async () => {
    const { uuid, url } = await storedCrawl(payload, { status: 'running' });
    const lookup = endAfterLookup(payload, "site_crawls set status = 'done'");
    const joined = await ask(somebody(), { url });
    expect(lookup).toHaveBeenCalledTimes(2);
    expect(joined).toEqual({ status: 'accepted', id: uuid, isStored: true });
  });

  it('needs a solved CAPTCHA after the first, and is limited to three an hour', async () => {
    const browser = somebody();
    expect(await ask(browser)).toMatchObject(accepted);
    expect(await ask(browser)).toEqual({ status: 'captcha' });
    for (const _ of [2, 3]) {
      const altcha = await solve(await makeChallenge(Date.now()));
      expect(await ask(browser, { altcha })).toMatchObject(accepted);
      await settle();
    }
    const altcha = await solve(await makeChallenge(Date.now()));
    expect(await ask(browser, { altcha })).toMatchObject({
      status: 'limited',
      error: expect.stringContaining('several sites'),
    });
  });

  it('reaches one site three times an hour, then gets the last list', async () => {
    const url = newAddress();
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(somebody(), { url })).toMatchObject(accepted);
      await settle();
      await sql("update site_crawls set finished_at = now() - interval '11 minutes'");
    }
    expect(await ask(somebody(), { url })).toMatchObject({ status: 'accepted', isStored: true });
    const other = await ask(somebody(), { url: `${url}contact` });
    expect(other).toMatchObject({
      status: 'limited',
      error: expect.stringContaining('several times within the hour'),
    });
  });

  it('is refused with a message to retry when ten wait', async () => {
    for (let count = 0; count < 10; count += 1) await storedCrawl(payload, { status: 'queued' });
    const browser = somebody();
    expect(await ask(browser)).toMatchObject(crawlBusy);
    await sql('delete from site_crawls');
    expect(await ask(browser)).toMatchObject(accepted);
  });
});
