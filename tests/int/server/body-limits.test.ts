import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServer } from '../../../src/platform/http/site-server.ts';

let site: SiteServer;
/** Sizes of the bodies that the site's handler read completely. */
let read: number[];
/** Number of requests that reached the handler. */
let reached: number;

beforeEach(async () => {
  [read, reached] = [[], 0];
  site = createSiteServer(async (request, response) => {
    reached += 1;
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    read.push(bytes);
    response.end(`read ${bytes}`);
  });
  site.server.listen(0, '127.0.0.1');
  await once(site.server, 'listening');
});
afterEach(() => {
  site.server.closeAllConnections();
  site.server.close();
});

const port = () => (site.server.address() as AddressInfo).port;

interface Sent {
  method?: string;
  bytes: number;
  /** Without Content-Length. */
  isChunked?: boolean;
}

async function send(path: string, { method = 'POST', bytes, isChunked }: Sent) {
  const call = ask({
    host: '127.0.0.1',
    port: port(),
    path,
    method,
    headers: isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  const piece = Buffer.alloc(50_000, 'x');
  for (let left = bytes; left > 0; left -= piece.length) {
    call.write(left < piece.length ? piece.subarray(0, left) : piece);
  }
  call.end();
  const [response] = await answered;
  // After an early answer, the rest of the upload may fail.
  call.on('error', () => {});
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text, type: response.headers['content-type'] };
}

const tooLarge = {
  status: 413,
  text: 'This is more than may be sent here.\n',
  type: 'text/plain; charset=utf-8',
};

const mega = 1_000_000;

describe.each([
  ['POST', '/api/visit', 60_000, 200_000],
  ['POST', '/api/users/login', 60_000, 200_000],
  ['POST', '/api/users/forgot-password', 1_000, 200_000],
  ['POST', '/contact', 60_000, 200_000],
  ['POST', '/', 60_000, 200_000],
  ['POST', '/nowhere/at/all', 0, 200_000],
  ['POST', '/api/packages', 2 * mega, 5 * mega],
  ['PATCH', '/api/pages/12', 2 * mega, 5 * mega],
  ['POST', '/cms/collections/posts/1', 2 * mega, 5 * mega],
  ['POST', '/api/media', 15 * mega, 17 * mega],
  ['PATCH', '/api/media/3', 15 * mega, 17 * mega],
  ['POST', '/api/media/3/other', 2 * mega, 5 * mega],
  ['POST', '/api/keywords/import', 5 * mega, 6 * mega],
  ['GET', '/_next/static/x', 0, 1],
  ['GET', '/', 100, 2_000],
  ['GET', '/api/packages', 100, 2_000],
  ['DELETE', '/api/media/3', 100, 17 * mega],
])('%s %s', (method, path, fitting, tooMuch) => {
  it('accepts a body within the limit', async () => {
    expect(await send(path, { method, bytes: fitting })).toMatchObject({ status: 200 });
    expect(await send(path, { method, bytes: fitting, isChunked: true })).toMatchObject({
      status: 200,
      text: `read ${fitting}`,
    });
  });

  it('rejects a larger one before it reaches the site', async () => {
    expect(await send(path, { method, bytes: tooMuch })).toEqual(tooLarge);
    expect(reached).toBe(0);
  });

  it('cuts a larger one without Content-Length', async () => {
    expect(await send(path, { method, bytes: tooMuch, isChunked: true })).toEqual(tooLarge);
    expect(reached).toBe(1);
    expect(read).toEqual([]);
  });
});

it('answers a client’s Expect header so that it need not send', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 300000000\r\nexpect: 100-continue\r\n\r\n',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it('lets a client with Expect continue within the limit', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 100 /);
  socket.write('{}');
  const [rest] = await once(socket, 'data');
  expect(String(rest)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

it.each([
  ['said so', `content-length: 200000\r\n\r\n${'x'.repeat(200_000)}`],
  [
    'did not say so',
    `transfer-encoding: chunked\r\n\r\n${`c350\r\n${'x'.repeat(50_000)}\r\n`.repeat(4)}0\r\n\r\n`,
  ],
])('answers the next request on a connection that sent too much and %s', async (_, body) => {
  const socket = connect(port(), '127.0.0.1');
  let answers = '';
  socket.on('data', (data) => {
    answers += data;
  });
  socket.write(`POST /contact HTTP/1.1\r\nhost: x\r\n${body}`);
  socket.write('GET /pricing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

it('sends nothing more after a cut', async () => {
  site.server.removeAllListeners('request');
  const late = createSiteServer(async (request, response) => {
    request.once('data', () => response.setHeader('x-late', 'no'));
    response.once('finish', () => {
      response.setHeader('x-late', 'yes');
      response.writeHead(500);
      response.end('failed');
    });
  });
  site.server.on('request', (request, response) => late.server.emit('request', request, response));
  expect(await send('/contact', { bytes: 200_000, isChunked: true })).toEqual(tooLarge);
});

it.each([
  ['says so', 'content-length: 300000000\r\n\r\n', 'x'.repeat(1_000_000)],
  [
    'does not say so',
    'transfer-encoding: chunked\r\n\r\n',
    `f4240\r\n${'x'.repeat(1_000_000)}\r\n`,
  ],
])('closes the connection of an endless sender who %s', async (_, head, piece) => {
  const socket = connect(port(), '127.0.0.1');
  let [answers, pieces] = ['', 0];
  socket.on('data', (data) => {
    answers += data;
  });
  socket.on('error', () => {});
  const goOn = () => {
    while (!socket.destroyed && socket.write(piece)) pieces += 1;
    pieces += 1;
  };
  socket.on('drain', goOn);
  socket.write(`POST /contact HTTP/1.1\r\nhost: x\r\n${head}`);
  goOn();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answers).toMatch(/^HTTP\/1\.1 413 /);
  expect(pieces).toBeLessThan(100);
});
