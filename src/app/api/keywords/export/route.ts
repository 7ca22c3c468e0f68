import { recordAudit } from '@/accounts/data/record-audit';
import { csvResponse, keywordColumns } from '@/keywords/actions/keyword-csv';
import { isKeywordFilterActive, readKeywordFilter } from '@/keywords/rules/keyword-filter';
import { keywordCount } from '@/keywords/rules/keyword-views';
import { findAdmin } from '@/keywords/store/import-keywords';
import { readKeywords, summariseKeywords } from '@/keywords/store/read-keywords';
import { getCms } from '@/platform/cms';

/** Spreadsheet file of the keywords shown by the dashboard for the same query. */
export async function GET(request: Request): Promise<Response> {
  const user = await findAdmin(request.headers);
  if (!user) return new Response('Please sign in as an admin.\n', { status: 403 });
  const filter = readKeywordFilter(Object.fromEntries(new URL(request.url).searchParams));
  const { all } = await summariseKeywords(filter);
  const scope = isKeywordFilterActive(filter) ? 'filtered' : 'all';
  const detail = `Keywords as CSV: ${keywordCount(all.count)}, ${scope}`;
  const req = { payload: await getCms(), headers: request.headers, user };
  await recordAudit(req, { event: 'export', detail });
  return csvResponse('keywords', keywordColumns, readKeywords(filter));
}
