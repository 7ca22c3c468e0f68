import { draftMode } from 'next/headers';

/** Ends the preview and shows the public site again. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  return new Response(null, {
    status: 307,
    headers: { Location: '/', 'Cache-Control': 'no-store' },
  });
}
