import { cookies, draftMode } from 'next/headers';
import { priceDraftCookie } from '@/prices/store/price-book';

export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  (await cookies()).delete(priceDraftCookie);
  return new Response(null, {
    status: 307,
    headers: { Location: '/', 'Cache-Control': 'no-store' },
  });
}
