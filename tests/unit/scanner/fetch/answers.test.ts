import { describe, expect, it } from 'vitest';
import { watchClosing, writeEndlessly } from '../../../support/scanner/misbehaving-sockets';
import { probeBytes, probeHttp } from '../../../support/scanner/probe-net';

const patient = { url: 'http://shop.example/', maxBytes: 10_000, timeoutMs: 10_000 };
const filler = Buffer.alloc(64 * 1024, 'x');

describe('answers', () => {
  it('keep their header lines in order', async () => {
    const { client } = await probeBytes((socket) => {
      socket.end(
        'HTTP/1.1 200 OK\r\nX-B: 1\r\nset-cookie: a=1\r\nx-a: 2\r\nX-b: 3\r\nSet-Cookie: b=2\r\n\r\nhi',
      );
    });
    const { headers, body } = await client.request(patient);
    expect(headers).toEqual([
      ['x-b', '1'],
      ['set-cookie', 'a=1'],
      ['x-a', '2'],
      ['x-b', '3'],
      ['set-cookie', 'b=2'],
    ]);
    expect(Buffer.from(body).toString()).toBe('hi');
  });

  it('are requested with our User-Agent', async () => {
    const heard: string[] = [];
    const { client } = await probeBytes((socket) => {
      socket.on('data', (bytes) => {
        heard.push(bytes.toString());
        socket.end('HTTP/1.1 204 No Content\r\n\r\n');
      });
    });
    await client.request({
      ...patient,
      url: 'http://Shop.Example:80/a?b=c#d',
      method: 'HEAD',
      headers: { Origin: 'https://else.example', ACCEPT: 'text/plain' },
    });
    expect(heard.join('').split('\r\n')).toEqual([
      'HEAD /a?b=c HTTP/1.1',
      'host: shop.example',
      'connection: close',
      'user-agent: Probe/1.0',
      'accept-encoding: gzip, deflate, br, zstd',
      'accept: text/plain',
      'origin: https://else.example',
      '',
      '',
    ]);
  });

  it('have no body for HEAD, despite the server’s Content-Length', async () => {
    const { client } = await probeHttp((_request, response) => {
      response.writeHead(200, { 'content-length': '5000', 'content-encoding': 'gzip' }).end();
    });
    const { body, bodyProblem, isCut } = await client.request({ ...patient, method: 'HEAD' });
    expect([body.length, bodyProblem, isCut]).toEqual([0, null, false]);
  });

  it('with 64 KB of headers are rejected', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes((socket) => {
      watch(socket);
      socket.write(`HTTP/1.1 200 OK\r\nx-long: ${filler}\r\n\r\nx`);
    });
    await expect(client.request(patient)).rejects.toMatchObject({
      name: 'Unreachable',
      code: 'headers-too-large',
    });
    await done;
  });

  it('with endless headers are rejected', async () => {
    const { client } = await probeBytes((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      writeEndlessly(socket, Buffer.from('x-more: 1\r\n'.repeat(1_000)));
    });
    await expect(client.request(patient)).rejects.toMatchObject({ code: 'headers-too-large' });
  });

  it.each(['SSH-2.0-OpenSSH_9.6\r\n', '+PONG\r\n', '<html>', '\0\0\0\0', 'HTTP/1.1 abc\r\n\r\n'])(
    'that are no HTTP are rejected: %j',
    async (bytes) => {
      const { client } = await probeBytes((socket) => socket.write(bytes));
      await expect(client.request(patient)).rejects.toMatchObject({ code: 'headers' });
    },
  );

  it.each([
    ['at once', ''],
    ['in the headers', 'HTTP/1.1 200 OK\r\nx-a: 1'],
    ['before the promised length', 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nonly this'],
    ['in a chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nonl'],
  ])('that break off %s are rejected', async (_where, bytes) => {
    const { client } = await probeBytes((socket) => socket.end(bytes));
    await expect(client.request(patient)).rejects.toMatchObject({ name: 'Unreachable' });
    const rude = await probeBytes((socket) => {
      socket.once('data', () => socket.write(bytes, () => socket.resetAndDestroy()));
    });
    await expect(rude.client.request(patient)).rejects.toMatchObject({ name: 'Unreachable' });
  });

  it('are cut at their Content-Length', async () => {
    const { client } = await probeBytes((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nthis and that');
    });
    const { body } = await client.request(patient);
    expect(Buffer.from(body).toString()).toBe('this');
  });

  it('without end are cut and the connection closed', async () => {
    const { done, watch } = watchClosing();
    const { client } = await probeBytes((socket) => {
      watch(socket);
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      writeEndlessly(socket, filler);
    });
    const { body, isCut } = await client.request(patient);
    expect([body.length, isCut]).toEqual([10_000, true]);
    await done;
  });
});
