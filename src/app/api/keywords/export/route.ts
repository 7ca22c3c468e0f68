import { getCms } from '@/cms/client';
import { readKeywords, summariseKeywords } from '@/cms/queries/keywords';
import { keywordColumns } from '@/domain/keywords/keyword-csv';
import { isNarrowed, readKeywordFilter } from '@/domain/keywords/keyword-filter';
import { keywordCount } from '@/domain/keywords/keyword-views';
import { csvResponse } from '@/server/keywords/csv-response';
import { findAdmin } from '@/server/keywords/find-admin';
import { recordAudit } from '../../../../../collections/_shared/record-audit';

/** The keywords that the dashboard shows for the same address, as a file for spreadsheets. */
export async function GET(request: Request): Promise<Response> {
  const user = await findAdmin(request.headers);
  if (!user) return new Response('Please sign in as an admin.\n', { status: 403 });
  const filter = readKeywordFilter(Object.fromEntries(new URL(request.url).searchParams));
  const { all } = await summariseKeywords(filter);
  const scope = isNarrowed(filter) ? 'filtered' : 'all';
  const detail = `Keywords as CSV: ${keywordCount(all.count)}, ${scope}`;
  const req = { payload: await getCms(), headers: request.headers, user };
  await recordAudit(req, { event: 'export', detail });
  return csvResponse('keywords', keywordColumns, readKeywords(filter));
}
