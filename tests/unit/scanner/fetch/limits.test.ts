import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dripEndlessly, watchClosing } from '../../../support/scanner/misbehaving-sockets';
import { probeBytes, probeHttp, publicAddress } from '../../../support/scanner/probe-net';

const url = 'http://shop.example/';
const patient = { url, maxBytes: 10_000, timeoutMs: 10_000 };
const hasty = { url, maxBytes: 10_000, timeoutMs: 300 };
const timeout = { name: 'Unreachable', code: 'timeout' };

describe('the deadline', () => {
  it('ends a request that is never answered', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes(watch);
    await expect(client.request(hasty)).rejects.toMatchObject(timeout);
    await done;
  });

  it('ends headers that drip', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes((socket) => {
      watch(socket);
      socket.write('HTTP/1.1 200 OK\r\n');
      dripEndlessly(socket, 'x-more: 1\r\n');
    });
    await expect(client.request(hasty)).rejects.toMatchObject(timeout);
    await done;
  });

  it('ends a body that drips', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes((socket) => {
      watch(socket);
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      dripEndlessly(socket, 'x');
    });
    await expect(client.request(hasty)).rejects.toMatchObject(timeout);
    await done;
  });

  it('ends a compressed body that drips', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes((socket) => {
      watch(socket);
      socket.write('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n');
      socket.write(gzipSync(Buffer.alloc(64 * 1024, 'x')).subarray(0, 40));
    });
    await expect(client.request({ ...hasty, maxBytes: 1_000_000 })).rejects.toMatchObject(timeout);
    await done;
  });

  it('ends a server that only sends 1xx answers', async () => {
    const { client } = await probeBytes((socket) =>
      dripEndlessly(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
    );
    await expect(client.request(hasty)).rejects.toMatchObject(timeout);
  });

  it('ends a handshake that never completes', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes(watch);
    const request = client.request({ ...hasty, url: 'https://shop.example/' });
    await expect(request).rejects.toMatchObject(timeout);
    await done;
  });

  it('ends DNS and a connection attempt', async () => {
    const dns = await probeHttp(() => {}, { resolve: () => new Promise(() => {}) });
    await expect(dns.client.request(hasty)).rejects.toMatchObject(timeout);
    const stuck = new net.Socket();
    const tcp = await probeHttp(() => {}, { connect: () => stuck });
    await expect(tcp.client.request(hasty)).rejects.toMatchObject(timeout);
    expect(stuck.destroyed).toBe(true);
  });

  it('and connecting do not count as time to the first byte', async () => {
    let clock = 0;
    const { client } = await probeHttp(
      (_request, response) => {
        clock += 250;
        response.end('x');
      },
      {
        now: () => clock,
        resolve: async () => {
          clock += 40;
          return [publicAddress];
        },
      },
    );
    const { ttfbMs } = await client.request(patient);
    expect(ttfbMs).toBe(250);
  });
});

describe('connections', () => {
  it('try the next address when one refuses', async () => {
    const { port } = await probeHttp((_request, response) => response.end('x'));
    const answers = ['93.184.215.1', '93.184.215.2', '2606:4700::1111'];
    const { client } = await probeHttp(() => {}, {
      resolve: async () => answers,
      connect: ({ address }) => {
        // Nothing listens on port 1.
        const there = address.includes(':') ? port : 1;
        const socket = net.connect({ host: '127.0.0.1', port: there });
        return Object.defineProperty(socket, 'remoteAddress', { value: address });
      },
    });
    expect((await client.request(patient)).status).toBe(200);
  });

  it('fail when all refuse', async () => {
    const { client } = await probeHttp(() => {}, {
      connect: () => net.connect({ host: '127.0.0.1', port: 1 }),
    });
    await expect(client.request(patient)).rejects.toMatchObject({
      name: 'Unreachable',
      code: 'connect',
    });
  });

  it('are limited for hundreds of addresses', async () => {
    let tried = 0;
    const { client } = await probeHttp(() => {}, {
      resolve: async () => Array.from({ length: 200 }, (_, index) => `93.184.215.${index + 1}`),
      connect: () => {
        tried += 1;
        return net.connect({ host: '127.0.0.1', port: 1 });
      },
    });
    await expect(client.request(patient)).rejects.toMatchObject({ code: 'connect' });
    expect(tried).toBeLessThanOrEqual(4);
  });

  it('carry one request each and are closed', async () => {
    const { done, watch } = watchClosing();
    const { client, connections } = await probeBytes((socket) => {
      watch(socket);
      socket.write('HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 1\r\n\r\nx');
    });
    await client.request(patient);
    await done;
    await client.request(patient);
    expect(connections()).toBe(2);
  });

  it('end with the client', async () => {
    const { client } = await probeBytes(() => {});
    const waiting = client.request(patient);
    await client.close();
    await expect(waiting).rejects.toMatchObject({ name: 'Unreachable', code: 'closed' });
    await expect(client.request(patient)).rejects.toMatchObject({ code: 'closed' });
  });
});
