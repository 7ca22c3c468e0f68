import type { NextRequest } from 'next/server';
import { readChoice } from '@/proposals/rules/offer';
import { makeProposalPdf, type PdfOutcome } from '@/proposals/store/proposal-pdf';

function answer(outcome: PdfOutcome): Response {
  switch (outcome.status) {
    case 'ready':
      return new Response(new Uint8Array(outcome.file), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${outcome.name}"`,
        },
      });
    case 'missing':
      return new Response('Not found\n', { status: 404 });
    case 'limited':
      return new Response('Please try again in a moment.\n', {
        status: 503,
        headers: { 'retry-after': String(outcome.retryAfterSeconds) },
      });
    case 'failed':
      return new Response('The file could not be made. Please print the page instead.\n', {
        status: 503,
      });
  }
}

/** The PDF of a proposal; access rules are those of the page. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const { slug } = await params;
  const { searchParams: query } = request.nextUrl;
  const wanted = readChoice({
    choice: query.get('choice') ?? undefined,
    with: query.getAll('with'),
  });
  const { headers, cookies } = request;
  const wish = { slug, key: query.get('key'), wanted };
  const response = answer(await makeProposalPdf(wish, { headers, cookies }));
  response.headers.set('cache-control', 'no-store');
  return response;
}
