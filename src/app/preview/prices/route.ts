import { cookies, draftMode } from 'next/headers';
import { isOwnPath } from '@/content/rules/page-paths';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import {
  findPricePreview,
  pricePreviewCookie,
  pricePreviewValue,
} from '@/prices/store/price-preview';

const refuse = (words: string, status: number) => new Response(words, { status });

/**
 * Shows a page with prices that are not saved, to the one who typed them:
 * `/preview/prices?change=12&path=/pricing`.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [path, id] = [query.get('path') ?? '', query.get('change') ?? ''];
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return refuse('Please sign in to the back office first.', 403);
  if (!isOwnPath(path)) return refuse('This address can’t be previewed.', 400);
  const preview = /^\d{1,9}$/.test(id) ? await findPricePreview(Number(id), user) : null;
  if (!preview) {
    return refuse(
      'These new prices are gone: they are kept for a day. Start the preview anew on the price board.',
      404,
    );
  }
  (await draftMode()).enable();
  (await cookies()).set({
    name: pricePreviewCookie,
    value: pricePreviewValue(preview.id, user.id),
    httpOnly: true,
    sameSite: 'lax',
    // A site on plain http would lose a cookie that asks for https.
    secure: getEnv().siteUrl.startsWith('https:'),
    path: '/',
  });
  return new Response(null, {
    status: 307,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  });
}
