import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentEdition } from '../site-edition.ts';
import type { FinishedPage } from './finish-page.ts';

/** Nothing is ever published here: addresses of pages have no underscore. */
const missingPageAddress = '/_missing';

/** Addresses whose readers are programs. */
const withoutPage = /^\/(?:_next|api|og)(?:\/|$)/;

/** Of one answer, not of the page. */
const ownHeaders = ['connection', 'content-length', 'date', 'etag', 'keep-alive'];

/** What a request may keep that renders the page for all visitors. */
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
 * Answers addresses that lead nowhere. The page that says so is the same for all of them: it is
 * rendered once for each state of the site’s content and kept.
 *
 * @param render has Next answer, and hands over the page that it made
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
    // A page that a link leads to without a visit of its own (RSC): the browser then visits it.
    const isForScript = request.headers.rsc !== undefined;
    if (!isRead || isForScript || withoutPage.test(path)) return answerPlainly(response);
    const edition = currentEdition();
    if (kept?.edition === edition) return sendPage(response, kept.page);
    request.url = missingPageAddress;
    // The page is rendered for all visitors: nothing of this one’s request may show in it.
    for (const name of Object.keys(request.headers)) {
      if (!sharedHeaders.has(name)) delete request.headers[name];
    }
    render(request, response, (page) => {
      const isCurrent = currentEdition() === edition;
      if (isCurrent && page.status === 404) kept = { edition, page };
    });
  };
}
