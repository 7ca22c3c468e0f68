import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServer } from '../../../src/platform/http/site-server.ts';
import { markPageMissing } from '../../../src/platform/missing-page.ts';
import { secHsts } from '../../../src/scanner/checks/security/sec-hsts.ts';
import { pageEvidence } from '../../support/scan-evidence.ts';

type Answer = (response: ServerResponse, nonce: string, request: IncomingMessage) => void;

let site: SiteServer;
let answer: Answer;

async function start(siteUrl: string, development = false): Promise<void> {
  site = createSiteServer(
    async (request, response) => {
      const policy = String(request.headers['content-security-policy'] ?? '');
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      answer(response, nonce, request);
    },
    { siteUrl, development },
  );
  site.server.listen(0, '127.0.0.1');
  await once(site.server, 'listening');
}

beforeEach(() => start('http://localhost:3000'));
afterEach(() => {
  site.server.closeAllConnections();
  site.server.close();
});

async function visit(path: string, headers: OutgoingHttpHeaders = {}) {
  const { port } = site.server.address() as AddressInfo;
  const call = get({ host: '127.0.0.1', port, path, headers });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  const sources = /script-src ([^;]*)/.exec(
    String(response.headers['content-security-policy'] ?? ''),
  )?.[1];
  return { status: response.statusCode, text, headers: response.headers, sources };
}

const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (nonce: string) =>
  `<html><script nonce="${nonce}">start("${nonce}")</script><script>steal()</script></html>`;

const sendPage: Answer = (response, nonce) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"a-page"');
  response.end(page(nonce));
};

describe('a cached page', () => {
  it('is sent with the hashes of Next’s scripts, without a nonce', async () => {
    answer = sendPage;
    const { text, sources } = await visit('/pricing');
    const [, script = ''] = /<script>(start.*?)<\/script>/.exec(text) ?? [];
    expect(sources).toBe(`'self' ${sha(script)}`);
    expect(text).not.toContain('nonce');
  });

  it('is the same to Next for every visitor, without marked scripts', async () => {
    const nonces = new Set<string>();
    answer = (response, nonce) => {
      nonces.add(nonce);
      response.end();
    };
    await visit('/');
    await visit('/pricing', { 'content-security-policy': "script-src 'nonce-mine'" });
    expect(nonces.size).toBe(1);
    expect(nonces).not.toContain('mine');
  });

  it('keeps its policy while nothing changes', async () => {
    answer = (response) => {
      response.statusCode = 304;
      response.end();
    };
    const { status, headers } = await visit('/pricing');
    expect(status).toBe(304);
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('has a policy on an error page, too', async () => {
    answer = (response, nonce) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html');
      response.write('<p>');
      response.end(`</p><script nonce="${nonce}">again()</script>`);
    };
    const { status, sources } = await visit('/pricing');
    expect([status, sources]).toEqual([500, `'self' ${sha('again()')}`]);
  });

  it('has no marker in script requests, and keeps Next’s length', async () => {
    answer = (response, nonce) => {
      const payload = `0:{"nonce":"${nonce}"}`;
      response.setHeader('content-type', 'text/x-component');
      response.setHeader('content-length', payload.length);
      response.end(payload);
    };
    const { text, headers } = await visit('/pricing', { rsc: '1' });
    expect(text).toMatch(/^0:\{"nonce":"0{32}"\}$/);
    expect(headers['content-length']).toBe(String(text.length));
  });
});

describe.each([
  '/cms',
  '/cms/login',
  '/admin',
  '/auth',
  '/seo-dashboard/gaps',
  '/proposals/x',
  '/exclusivity/x',
  '/beta-audit-ftj2025/report/x',
])('%s', (path) => {
  it('has another nonce at each view', async () => {
    answer = sendPage;
    const [first, second] = [await visit(path), await visit(path)];
    const [, nonce] = /nonce="([^"]+)"/.exec(first.text) ?? [];
    expect(first.sources).toBe(`'self' 'nonce-${nonce}'`);
    expect(first.text).toBe(page(nonce ?? ''));
    expect(second.sources).not.toBe(first.sources);
  });

  it('is in no cache', async () => {
    answer = (response) => {
      response.setHeader('cache-control', 'public, max-age=60');
      response.end('private');
    };
    expect((await visit(path)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('a private answer', () => {
  it.each([
    ['/api/users/me', undefined, 'private, no-store'],
    ['/api/packages?limit=1', 'no-store', 'private, no-store'],
    ['/api/scan/x/events', 'no-store, no-transform', 'private, no-store, no-transform'],
    ['/preview?path=/', undefined, 'private, no-store'],
    ['/scan/report/x', 'private, no-cache', 'private, no-store'],
    ['/tools/sitemap/result/x', undefined, 'private, no-store'],
    ['/api/media/file/a.webp', 'public, max-age=60', 'public, max-age=60'],
    ['/pricing', 's-maxage=31536000', 'public, max-age=0, must-revalidate'],
    ['/scan', 's-maxage=31536000', 'public, max-age=0, must-revalidate'],
    ['/cms-for-all', 'public, max-age=60', 'public, max-age=60'],
  ])('%s (%s)', async (path, said, sent) => {
    answer = (response) => {
      if (said) response.setHeader('cache-control', said);
      response.end('x');
    };
    expect((await visit(path)).headers['cache-control']).toBe(sent);
  });
});

it('a file with its own policy has both', async () => {
  answer = (response, nonce) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.end(page(nonce));
  };
  expect((await visit('/demos/x')).headers['content-security-policy']).toBe("default-src 'none'");
});

it('development names no script, and gives a missing page its status', async () => {
  site.server.close();
  await start('http://localhost:3000', true);
  answer = (response, nonce) => {
    expect(nonce).toBe('');
    markPageMissing();
    response.setHeader('content-type', 'text/html');
    response.end('<html><script>start()</script></html>');
  };
  const { status, sources, text } = await visit('/nowhere');
  expect([status, sources]).toEqual([404, "'self' 'unsafe-inline' 'unsafe-eval'"]);
  expect(text).toContain('<script>start()</script>');
});

it('a segment that Next did not keep is answered with 204, a missing page with 404', async () => {
  answer = (response) => {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/x-component');
    response.end();
  };
  const prefetch = { rsc: '1', 'next-router-segment-prefetch': '/_index' };
  expect((await visit('/scan', prefetch)).status).toBe(204);
  expect((await visit('/scan', { rsc: '1' })).status).toBe(404);
});

describe('every answer', () => {
  const paths = ['/healthz', '/%ff', '/pricing', '/api/packages', '/cms'];

  it('has the common headers, also for the server’s own answers', async () => {
    answer = (response) => response.end('x');
    for (const path of paths) {
      const { headers } = await visit(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['strict-transport-security'], path).toBeUndefined();
    }
  });

  it('enforces https where the site has it', async () => {
    site.server.close();
    await start('https://www.example.com');
    answer = (response) => response.end('x');
    for (const path of paths) {
      const { headers } = await visit(path);
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
    }
    // Checked with the project’s own scanner.
    const { headers } = await visit('/pricing');
    const lines = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const evidence = pageEvidence({ url: 'https://www.example.com/pricing', headers: lines });
    expect(secHsts.judge(evidence).outcome).not.toBe('fail');
  });
});
