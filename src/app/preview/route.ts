import { cookies, draftMode } from 'next/headers';
import { isOwnPath } from '@/content/rules/page-paths';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { findPriceDraft } from '@/prices/data/price-changes';
import { priceDraftCookie } from '@/prices/store/price-book';

const refuse = (words: string, status: number) => new Response(words, { status });

/** Starts a preview of a draft (`?path=`), or of published pages with draft prices (`&prices=`). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [path, prices] = [query.get('path') ?? '', query.get('prices')];
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return refuse('Please sign in to the back office first.', 403);
  if (!isOwnPath(path)) return refuse('This address can’t be previewed.', 400);
  const draft = prices === null ? null : await findPriceDraft(cms, prices, user);
  if (prices !== null && !draft) {
    return refuse(
      'These new prices are gone: they are kept for a day. Start the preview anew on the price board.',
      404,
    );
  }
  (await draftMode()).enable();
  if (draft) {
    (await cookies()).set({
      name: priceDraftCookie,
      value: String(draft.id),
      httpOnly: true,
      sameSite: 'lax',
      // A plain http site would lose a secure cookie.
      secure: getEnv().siteUrl.startsWith('https:'),
      path: '/',
    });
  } else (await cookies()).delete(priceDraftCookie);
  return new Response(null, {
    status: 307,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  });
}
