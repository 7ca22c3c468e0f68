import { cookies, draftMode } from 'next/headers';
import { isOwnPath } from '@/content/rules/page-paths';
import { getCms } from '@/platform/cms';
import { pricePreviewCookie } from '@/prices/store/price-preview';

/** Starts the preview of a draft for signed-in staff: `/preview?path=/blog/my-post`. */
export async function GET(request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return new Response('Please sign in to the back office first.', { status: 403 });
  if (!isOwnPath(path)) return new Response('This address can’t be previewed.', { status: 400 });
  (await draftMode()).enable();
  // Whoever looks at a draft looks at it with the prices of the site.
  (await cookies()).delete(pricePreviewCookie);
  return new Response(null, {
    status: 307,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  });
}
