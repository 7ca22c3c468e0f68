import { once } from 'node:events';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as open,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer, type SiteServer } from '../../../src/platform/http/site-server.ts';

export type Render = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Next’s cache header of a page that all visitors share. */
export const shared = 's-maxage=31536000';

export function send(
  response: ServerResponse,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  for (const [name, value] of Object.entries({ 'content-type': 'text/html', ...headers })) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.end(text);
}

/** The site’s server in front of a stand-in for Next. */
export function serverBeforeNext(first: Render) {
  let site: SiteServer;
  const next = {
    /** Addresses that reached Next, in order. */
    rendered: [] as string[],
    answer: first,
    async start(mostPageBytes?: number): Promise<void> {
      Object.assign(next, { rendered: [], answer: first });
      site = createSiteServer(
        async (request, response) => {
          next.rendered.push(request.url ?? '');
          await next.answer(request, response);
        },
        {
          siteUrl: 'http://localhost:3000',
          ownRoutes: { has: () => true, previewId: 'the-build' },
          mostPageBytes,
        },
      );
      site.server.listen(0, '127.0.0.1');
      await once(site.server, 'listening');
    },
    stop(): void {
      site.server.closeAllConnections();
      site.server.close();
    },
    port: () => (site.server.address() as AddressInfo).port,
    listRecent: () => site.listRecent(),
    ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
      return open({ host: '127.0.0.1', port: next.port(), path, headers, method }).end();
    },
    async visit(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
      const call = next.ask(path, headers, method);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      return {
        status: response.statusCode,
        body,
        text: body.toString(),
        headers: response.headers,
      };
    },
  };
  return next;
}
