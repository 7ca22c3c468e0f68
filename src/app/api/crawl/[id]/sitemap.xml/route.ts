import { buildSitemapXml } from '@/scanner/crawl/build-sitemap';
import { readReportId } from '@/scans/rules/scan-state';
import { getCrawledPages } from '@/scans/store/crawls';

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export async function GET(
  _: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const read = readReportId((await params).id);
  const pages = 'id' in read ? await getCrawledPages(read.id) : null;
  const isThere = pages?.some(({ leftOut }) => leftOut === null);
  if (!pages || !isThere) return new Response(null, { status: 404, headers });
  return new Response(buildSitemapXml(pages), {
    headers: {
      ...headers,
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': 'attachment; filename="sitemap.xml"',
    },
  });
}
