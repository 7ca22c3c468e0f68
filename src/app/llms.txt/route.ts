import { llmsText } from '@/content/rules/llms-text';
import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex, listSiteGroups } from '@/content/store/site-index';
import { getEnv } from '@/platform/env';
import { getPriceBook } from '@/prices/store/price-book';

/** Rendered on request: the build has no database, and edits appear at once. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const [identity, book, groups, { entries }] = await Promise.all([
    getSiteIdentity(),
    getPriceBook(),
    listSiteGroups(),
    getSiteIndex(),
  ]);
  const text = llmsText({
    siteUrl: getEnv().siteUrl,
    identity,
    book,
    groups,
    descriptions: new Map(entries.map(({ path, description }) => [path, description])),
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
