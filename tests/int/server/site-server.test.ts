import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteServer, type SiteServer } from '../../../src/platform/http/site-server.ts';
import { waitUntil } from '../../support/wait-until.ts';

let site: SiteServer;
let agent: Agent;
/** Pending requests, which the test finishes. */
let open: (() => void)[];

beforeEach(async () => {
  open = [];
  agent = new Agent({ keepAlive: true });
  site = createSiteServer(
    async (request, response) => {
      if (request.url === '/fails') throw new Error('something broke');
      if (request.url === '/slow') await new Promise<void>((resolve) => open.push(resolve));
      response.end(`answer to ${request.url} at ${request.headers['x-forwarded-host']}`);
    },
    { siteUrl: 'https://www.studio.example' },
  );
  site.server.listen(0, '127.0.0.1');
  await once(site.server, 'listening');
});
afterEach(() => {
  agent.destroy();
  site.server.closeAllConnections();
  site.server.close();
});

const port = () => (site.server.address() as AddressInfo).port;

async function ask(path: string): Promise<{ status?: number; text: string; headers: object }> {
  const call = get({ host: '127.0.0.1', port: port(), path, agent });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text, headers: response.headers };
}

const connections = () =>
  new Promise<number>((resolve) => site.server.getConnections((_error, count) => resolve(count)));

describe('a form', () => {
  async function post(path: string, headers: Record<string, string>) {
    const call = send({ host: '127.0.0.1', port: port(), path, agent, method: 'POST', headers });
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, text };
  }

  it.each([
    [
      'the address in the bar',
      { host: 'localhost:3000', origin: 'http://localhost:3000' },
      'localhost:3000',
    ],
    [
      'the public address, behind a proxy with names of its own',
      { host: 'inside:80', 'x-forwarded-host': 'edge', origin: 'https://www.studio.example' },
      'www.studio.example',
    ],
  ])('is taken from %s', async (_what, headers, host) => {
    expect(await post('/contact', headers)).toEqual({
      status: 200,
      text: `answer to /contact at ${host}`,
    });
  });

  it.each(['https://elsewhere.example', 'https://www.studio.example.evil.example', 'null'])(
    'is refused from %s, except for routes, which check it themselves',
    async (origin) => {
      const headers = { host: 'localhost:3000', origin };
      expect(await post('/contact', headers)).toEqual({
        status: 403,
        text: 'This form is not one of ours.\n',
      });
      expect((await post('/api/visit', headers)).status).toBe(200);
    },
  );
});

describe('a method', () => {
  async function askWith(method: string, path: string) {
    const call = send({ host: '127.0.0.1', port: port(), path, agent, method }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, allow: response.headers.allow, text };
  }

  it.each(['DELETE', 'PUT', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])(
    'is refused where no address takes it, before Next is asked: %s',
    async (method) => {
      const refused = { status: 405, text: `${method} can’t be done here.\n` };
      for (const path of ['/', '/pricing?a=1', '/blog/a-post', '/cms/collections/posts']) {
        expect(await askWith(method, path), path).toEqual({
          ...refused,
          allow: 'GET, HEAD, POST',
        });
      }
      for (const path of ['/sitemap.xml', '/_next/static/a.js', '/og/pricing', '/demos/x']) {
        expect(await askWith(method, path), path).toEqual({ ...refused, allow: 'GET, HEAD' });
      }
    },
  );

  it.each([
    ['POST', '/pricing'],
    ['POST', '/cms/collections/posts/1'],
    ['POST', '/api/scan/mail?key=1'],
    ['DELETE', '/api/scan/1'],
    ['PATCH', '/api/posts/1'],
    ['PUT', '/api/posts/1'],
    ['OPTIONS', '/api'],
  ])('reaches Next where an address takes it: %s %s', async (method, path) => {
    const { status, text } = await askWith(method, path);
    expect([status, text]).toEqual([200, `answer to ${path} at undefined`]);
  });

  it('that no route takes is refused below /api too', async () => {
    const { status, allow } = await askWith('TRACE', '/api/posts');
    expect([status, allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  });

  it('that sends a form is refused where there is none', async () => {
    for (const path of ['/robots.txt', '/_next/static/a.js', '/og', '/preview/exit', '/readyz']) {
      expect(await askWith('POST', path), path).toMatchObject({
        status: 405,
        allow: 'GET, HEAD',
      });
    }
  });
});

describe('the site’s server', () => {
  it('answers its health check without the site', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  });

  it('keeps idle connections longer than proxies do', () => {
    expect(site.server.keepAliveTimeout).toBe(70_000);
  });

  it('limits the wait for a slow sender', () => {
    expect(site.server.headersTimeout).toBe(20_000);
    expect(site.server.requestTimeout).toBe(180_000);
    expect(site.server.maxHeadersCount).toBe(100);
  });

  it('answers when the site’s handler fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await ask('/fails')).toMatchObject({ status: 500, text: 'Internal Server Error\n' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('draining', () => {
  it('finishes requests in progress, closes idle connections and accepts no new ones', async () => {
    const address = port();
    await Promise.all([ask('/idle'), ask('/idle-too')]);
    expect(await connections()).toBe(2);
    const slow = ask('/slow');
    await waitUntil(() => open.length === 1);
    const drained = site.drain(600_000);
    const refused = connect(address, '127.0.0.1');
    const [error] = await once(refused, 'error');
    expect(error.code).toBe('ECONNREFUSED');
    open[0]?.();
    expect(await slow).toMatchObject({ status: 200, text: 'answer to /slow at undefined' });
    expect(await drained).toBe('finished');
  });

  it('answers idle connections once more in the time of grace, and closes them with it', async () => {
    await ask('/idle');
    const drained = site.drain(600_000, 1_000);
    const last = await ask('/once-more');
    expect(last).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect(await drained).toBe('finished');
  });

  it('cuts off slow requests', async () => {
    const slow = ask('/slow').catch((error: Error) => error);
    await waitUntil(() => open.length === 1);
    expect(await site.drain(1)).toBe('cut off');
    expect(await slow).toBeInstanceOf(Error);
  });

  it('does not wait for upgraded connections', async () => {
    site.server.on('upgrade', (_request, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n',
      );
    });
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n');
    await once(socket, 'data');
    const closed = once(socket, 'close');
    expect(await site.drain(600_000)).toBe('finished');
    await closed;
  });
});
