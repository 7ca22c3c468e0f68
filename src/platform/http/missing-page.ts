import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentEdition } from '../site-edition.ts';
import type { FinishedPage } from './finish-page.ts';

/** Never a published address: pages' addresses have no underscore. */
const missingPageAddress = '/_missing';

/** Addresses read by programs only. */
const withoutPage = /^\/(?:_next|api|og)(?:\/|$)/;

/** Headers that belong to one answer, not to the page. */
const ownHeaders = ['connection', 'content-length', 'date', 'etag', 'keep-alive'];

/** Headers that a request keeps for the shared rendering. */
const sharedHeaders = new Set(['accept-encoding', 'connection', 'host']);

function answerPlainly(response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end('There is nothing at this address.\n');
}

function sendPage(response: ServerResponse, { status, headers, body }: FinishedPage): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ownHeaders.includes(name)) response.setHeader(name, value);
  }
  response.statusCode = status;
  response.end(body);
}

/**
 * Answers missing addresses with one page, cached per state of the site's content.
 * @param render has Next answer, and passes the rendered page on
 */
export function missingPage(
  render: (
    request: IncomingMessage,
    response: ServerResponse,
    onPage: (page: FinishedPage) => void,
  ) => void,
): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  let kept: { edition: number; page: FinishedPage } | undefined;

  return (request, response, path) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Client-side navigation (RSC) to a missing page: the browser then loads the page in full.
    const isForScript = request.headers.rsc !== undefined;
    if (!isRead || isForScript || withoutPage.test(path)) return answerPlainly(response);
    const edition = currentEdition();
    if (kept?.edition === edition) return sendPage(response, kept.page);
    request.url = missingPageAddress;
    // The page is shared by all visitors, so it must not depend on this request's headers.
    for (const name of Object.keys(request.headers)) {
      if (!sharedHeaders.has(name)) delete request.headers[name];
    }
    render(request, response, (page) => {
      const isCurrent = currentEdition() === edition;
      if (isCurrent && page.status === 404) kept = { edition, page };
    });
  };
}
