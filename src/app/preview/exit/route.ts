import { cookies, draftMode } from 'next/headers';
import { pricePreviewCookie } from '@/prices/store/price-preview';

/** Ends the preview and shows the public site again. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  (await cookies()).delete(pricePreviewCookie);
  return new Response(null, {
    status: 307,
    headers: { Location: '/', 'Cache-Control': 'no-store' },
  });
}
