import { NextRequest } from 'next/server';
import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '@/accounts/rules/permissions';
import type { ScanState } from '@/scans/rules/scan-state';
import { waitUntil } from '../../support/wait-until';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';
import { heldEngine, newAddress, queueScan, scanWith, storedScan } from '../support/scans';

const refusal = /not allowed|disabled bulk/;
const only = ({ docs }: { docs: { id: number }[] }) => docs[0] as { id: number };
const jar = vi.hoisted(() => new Map<string, { value: string }>());
vi.mock('next/headers', () => ({
  cookies: async () => jar,
  draftMode: async () => ({ isEnabled: false }),
}));

const site = await startSite();
const { payload } = site;

const { readNamedScan } = await import('@/scans/data/long-tasks');
const { ownerHashOf } = await import('@/scans/store/scans');
const { getScanState } = await import('@/scans/store/scans');
const { findReport } = await import('@/scans/store/scans');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const one = await import('@/app/api/scan/[id]/route');
const events = await import('@/app/api/scan/[id]/events/route');

const owner = 'o'.repeat(43);
const secret = 'private@client.example';
const at = (id: string) => ({ params: Promise.resolve({ id }) });

function request(id: string, headers: Record<string, string> = {}, init: object = {}) {
  const url = `http://localhost:3000/api/scan/${id}`;
  return new NextRequest(url, {
    headers: { 'x-client-address': '192.0.2.7', ...headers },
    ...init,
  });
}

/** What a report’s page shows. */
async function viewOf(uuid: string) {
  const found = await findReport(uuid, 'scan');
  return found.kind === 'report' ? found.view : null;
}

/** A scored scan with an owner and an e-mail address. */
const known = (columns: object = {}) =>
  storedScan(payload, {
    status: 'scored',
    email: secret,
    ownerHash: ownerHashOf(owner),
    requesterHash: 'coded',
    ...columns,
  });

beforeAll(() => fillSettings(payload));
afterAll(site.stop);

describe('a visitor with a report’s id', () => {
  it('reads that report, without its fields for staff', async () => {
    const { uuid } = await known();
    const answer = await one.GET(request(uuid), at(uuid));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ id: uuid, status: 'scored', result: { overall: 64 } });
    expect(text).not.toMatch(/private@|coded/);
    const { docs } = await payload.find({ ...readNamedScan(uuid), collection: 'scan-results' });
    expect(docs).toHaveLength(1);
    expect(docs[0]).not.toHaveProperty('email');
    expect(docs[0]).not.toHaveProperty('ownerHash');
    expect(docs[0]).not.toHaveProperty('requesterHash');
  });

  it('can’t read another report with it, with any query', async () => {
    const [{ uuid }, other] = [await known(), await known()];
    const named = readNamedScan(uuid);
    const questions: Where[] = [{}, { uuid: { equals: other.uuid } }, { id: { exists: true } }];
    for (const where of questions) {
      const { docs } = await payload.find({
        ...named,
        where,
        collection: 'scan-results',
        limit: 0,
      });
      expect(docs.map((doc) => doc.uuid).filter((found) => found !== uuid)).toEqual([]);
    }
    const write = {
      collection: 'scan-results',
      overrideAccess: false,
      context: named.context,
    } as const;
    const { id } = await payload.find({ ...named, collection: 'scan-results' }).then(only);
    for (const which of [{ where: {} }, { id }] as { id: number }[]) {
      await expect(payload.delete({ ...write, ...which })).rejects.toThrow(refusal);
      const change = { ...write, ...which, data: { url: 'x' } };
      await expect(payload.update(change)).rejects.toThrow(refusal);
    }
    await expect(
      payload.find({ ...named, joins: undefined, collection: 'submissions' }),
    ).rejects.toThrow(/not allowed/);
  });

  it('gets no access over REST by sending the id there', async () => {
    const { id, uuid } = await known();
    const stranger = await site.as('anonymous');
    const queries = [
      `/scan-results/${id}?context[namedScan]=${uuid}`,
      `/scan-results?where[uuid][equals]=${uuid}&context[namedScan]=${uuid}`,
      `/scan-results?namedScan=${uuid}`,
    ];
    for (const path of queries) {
      const answer = await stranger('GET', path, { headers: { namedScan: uuid } });
      expect([403, 404], answer.text).toContain(answer.status);
    }
  });

  it.each(['', 'nonsense', ':scanId', '00000000-0000-4000-8000-000000000000'])(
    'gets nothing for an invalid id: %s',
    async (id) => {
      expect((await one.GET(request('x'), at(id))).status).toBe(404);
      expect((await events.GET(request('x'), at(id))).status).toBe(404);
      expect((await one.DELETE(request('x'), at(id))).status).toBe(404);
    },
  );

  it('sees a comparison with the last scan of the same page', async () => {
    const url = newAddress();
    const day = (number: number) => `2026-10-0${number}T10:00:00.000Z`;
    const scan = (number: number, columns: object = {}) =>
      known({ url, finalUrl: url, finishedAt: day(number), ...columns });
    await scan(1);
    const before = await scan(2);
    await scan(3, { finalUrl: `${url}contact` });
    await scan(4, { tool: 'audit' });
    const { uuid } = await known({ url });
    expect(await viewOf(uuid)).toMatchObject({
      uuid,
      isOwn: false,
      report: { overall: 64 },
      previous: { path: `/scan/report/${before.uuid}` },
    });
    jar.set('scan_owner', { value: owner });
    expect((await viewOf(uuid))?.isOwn).toBe(true);
    jar.set('scan_owner', { value: 'x'.repeat(43) });
    expect((await viewOf(uuid))?.isOwn).toBe(false);
    const failed = await storedScan(payload, { status: 'blocked' });
    expect(await findReport(failed.uuid, 'scan')).toMatchObject({ kind: 'unscored' });
  });
});

describe('a report', () => {
  const remove = (uuid: string, headers: Record<string, string>) =>
    one.DELETE(request(uuid, headers, { method: 'DELETE' }), at(uuid));
  const isThere = async (uuid: string) => (await getScanState(uuid)) !== null;

  it('can be deleted by the browser that requested it', async () => {
    const { uuid } = await known();
    const cookie = `scan_owner=${owner}`;
    const foreign = { cookie, origin: 'https://elsewhere.example' };
    expect((await remove(uuid, foreign)).status).toBe(403);
    expect((await remove(uuid, { cookie: `scan_owner=${'x'.repeat(43)}` })).status).toBe(404);
    expect((await remove(uuid, {})).status).toBe(404);
    expect(await isThere(uuid)).toBe(true);
    expect((await remove(uuid, { cookie })).status).toBe(204);
    expect(await isThere(uuid)).toBe(false);
  });

  it.each([
    ['admin', 204],
    ['editor', 404],
    ['sales', 404],
  ] as const satisfies [Viewer, number][])(
    'can be deleted by an admin, not by others: %s',
    async (role, status) => {
      const { uuid } = await known();
      const { cookie } = await site.accountOf(role);
      const headers = { cookie, origin: 'http://localhost:3000' };
      expect((await remove(uuid, headers)).status).toBe(status);
      expect(await isThere(uuid)).toBe(status !== 204);
    },
  );
});

describe('a running scan', () => {
  /** Reads a stream as the page does. */
  async function* read(answer: Response): AsyncGenerator<ScanState> {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString('utf8');
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, data] = /^event: state\ndata: (.*)$/.exec(part) ?? [];
        if (data) yield JSON.parse(data);
      }
    }
  }

  it('can be followed to its end', async () => {
    const { engine, begun, release } = heldEngine();
    scanWith(payload, engine);
    const uuid = await queueScan();
    const answer = await events.GET(request(uuid), at(uuid));
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toContain('no-transform');
    const stream = read(answer);
    expect((await stream.next()).value).toMatchObject({ id: uuid, status: 'queued', place: 0 });
    const work = runDueJobs(payload, ['scans']);
    await waitUntil(() => begun.length === 1);
    begun[0]?.options.onStep?.({ step: 'page', state: 'done', detail: '9 kB' });
    const seen: ScanState[] = [];
    for await (const state of stream) {
      seen.push(state);
      if (state.steps.some(({ detail }) => detail === '9 kB')) release();
    }
    await work;
    expect(seen.at(-1)).toMatchObject({ status: 'scored', result: { overall: 64 } });
    expect(seen.some(({ status }) => status === 'running')).toBe(true);
    expect(new Set(seen.map((state) => JSON.stringify(state))).size).toBe(seen.length);
  });

  it('limits followers at one address, and frees their places when they leave', async () => {
    const { uuid } = await storedScan(payload, { status: 'unconfirmed' });
    const controllers = Array.from({ length: 9 }, () => new AbortController());
    const open = (controller: AbortController | undefined) =>
      events.GET(request(uuid, {}, { signal: controller?.signal }), at(uuid));
    const answers = [];
    for (const controller of controllers) answers.push((await open(controller)).status);
    expect(answers).toEqual([...Array(8).fill(200), 429]);
    for (const controller of controllers.slice(0, 3)) controller.abort();
    expect((await open(controllers[8])).status).toBe(200);
    for (const controller of controllers) controller.abort();
  });
});
