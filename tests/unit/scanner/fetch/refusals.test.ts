import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { createBudget } from '@/scanner/gather/request-budget';
import { createSiteClient, followRedirects } from '@/scanner/gather/site-client';
import { probeBytes, probeHttp, publicAddress } from '../../../support/scanner/probe-net';
import { hostileAddresses } from '../address/hostile-addresses';

const limits = { maxBytes: 10_000, timeoutMs: 10_000 };
const ok = (_request: unknown, response: { end: (body: string) => void }) => response.end('hello');

describe('a refused request', () => {
  it('opens no connection for any hostile address', async () => {
    const { client, asked, connections } = await probeHttp(ok);
    for (const url of Object.values(hostileAddresses).flat()) {
      await expect(client.request({ url, ...limits }), url).rejects.toMatchObject({
        name: 'RefusedAddress',
      });
    }
    expect([asked, connections()]).toEqual([[], 0]);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [[publicAddress, '10.1.2.3']],
    [['169.254.169.254', '2606:4700::1111']],
    [['::ffff:127.0.0.1']],
    [['::7f00:1']],
    [['0.0.0.0']],
  ])('opens none for a name that resolves to %j', async (answers) => {
    const { client, asked, connections } = await probeHttp(ok, { resolve: async () => answers });
    for (const url of ['http://shop.example/', 'https://shop.example/']) {
      await expect(client.request({ url, ...limits })).rejects.toMatchObject({
        code: 'private-address',
      });
    }
    expect([asked, connections()]).toEqual([[], 0]);
  });

  it('opens none for a blocked host', async () => {
    const { client, connections } = await probeHttp(ok, { denyHosts: ['own.example'] });
    await expect(
      client.request({ url: 'http://www.own.example/', ...limits }),
    ).rejects.toMatchObject({ code: 'denied' });
    expect(connections()).toBe(0);
  });

  it('opens none for a name without addresses', async () => {
    const { client, connections } = await probeHttp(ok, { resolve: async () => [] });
    await expect(client.request({ url: 'http://shop.example/', ...limits })).rejects.toMatchObject({
      name: 'Unreachable',
      code: 'dns',
    });
    expect(connections()).toBe(0);
  });
});

describe('DNS rebinding', () => {
  it('connects to the checked address, with one DNS query', async () => {
    const answers = [[publicAddress], ['127.0.0.1'], ['127.0.0.1']];
    let questions = 0;
    const { client, asked } = await probeHttp(ok, {
      resolve: async () => answers[questions++] ?? [],
    });
    const { status } = await client.request({ url: 'http://shop.example/', ...limits });
    expect([status, questions, asked]).toEqual([200, 1, [`${publicAddress}:80`]]);
  });

  it('checks the second answer as well, at a second request', async () => {
    const answers = [[publicAddress], ['127.0.0.1']];
    let questions = 0;
    const { client, asked } = await probeHttp(
      (_request, response) => response.writeHead(302, { location: '/again' }).end(),
      { resolve: async () => answers[questions++] ?? [] },
    );
    const site = createSiteClient(client, new AbortController().signal);
    const question = { url: 'http://shop.example/', maxBytes: 10_000 };
    const visit = await followRedirects(site, question, createBudget(10_000));
    expect([visit.stoppedBecause, questions, asked]).toEqual([
      'refused',
      2,
      [`${publicAddress}:80`],
    ]);
  });

  it('sends nothing over a socket with another remote address', async () => {
    const heard: Buffer[] = [];
    const { client, port, connections } = await probeBytes(
      (socket) => socket.on('data', (bytes) => heard.push(bytes)),
      // This socket reports its real remote address, unlike the probe’s.
      { connect: () => net.connect({ host: '127.0.0.1', port: portNow() }) },
    );
    function portNow() {
      return port;
    }
    for (const url of ['http://shop.example/', 'https://shop.example/']) {
      await expect(client.request({ url, ...limits })).rejects.toMatchObject({
        name: 'RefusedAddress',
        code: 'private-address',
      });
    }
    expect([connections(), heard]).toEqual([2, []]);
  });
});

describe('exceptions', () => {
  it('allow exactly the private host and port', async () => {
    const { port } = await probeHttp(ok);
    const { client } = await probeHttp(ok, {
      allowHosts: [`localhost:${port}`],
      resolve: async () => ['127.0.0.1'],
    });
    const { status } = await client.request({ url: `http://localhost:${port}/`, ...limits });
    expect(status).toBe(200);
    await expect(
      client.request({ url: `http://127.0.0.1:${port}/`, ...limits }),
    ).rejects.toMatchObject({ code: 'port' });
  });

  it('work with real DNS and TCP', async () => {
    const { port } = await probeHttp(ok);
    const { client } = await probeHttp(ok, {
      allowHosts: [`127.0.0.1:${port}`],
      resolve: undefined,
      connect: undefined,
    });
    const { status } = await client.request({ url: `http://127.0.0.1:${port}/`, ...limits });
    expect(status).toBe(200);
  });
});
