import { z } from 'zod';
import { csvResponse, faultColumns } from '@/keywords/actions/keyword-csv';
import { receiveImport } from '@/keywords/actions/receive-import';
import { type ImportOutcome, importNoteQuery, importSteps } from '@/keywords/rules/import-outcome';
import { seoImportPath } from '@/keywords/rules/keyword-filter';
import { importLimits } from '@/keywords/rules/read-import';
import { findAdmin } from '@/keywords/store/import-keywords';
import { isSameOrigin, readBounded } from '@/platform/http/read-json';

/** Maximum request body: the largest file plus form overhead, in bytes. */
const mostBytes = importLimits.bytes + 64 * 1024;

const stepSchema = z.enum(importSteps).catch('check');

const noStore = { 'cache-control': 'no-store' };

/** Answers a script with JSON, and a plain form submission with a redirect or plain text. */
function answer(request: Request, outcome: ImportOutcome, status: number): Response {
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(outcome, { status, headers: noStore });
  }
  if (outcome.status === 'refused') {
    const headers = { ...noStore, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(`Nothing was saved. ${outcome.problem}\n`, { status, headers });
  }
  const location = seoImportPath + importNoteQuery(outcome.status, outcome.report);
  return new Response(null, { status: 303, headers: { ...noStore, location } });
}

async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = request.body && (await readBounded(request.body, mostBytes));
  if (!bytes) return null;
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
}

/** Processes a keyword file: preview, save, or error report. */
export async function POST(request: Request): Promise<Response> {
  const refuse = (problem: string, status: number) =>
    answer(request, { status: 'refused', problem }, status);
  if (!isSameOrigin(request)) return refuse('It did not come from this site.', 403);
  const user = await findAdmin(request.headers);
  if (!user) return refuse('Please sign in as an admin.', 403);
  const form = await readForm(request);
  if (!form) return refuse('A file may have 5 MB. Divide it into several.', 413);
  const step = stepSchema.parse(form.get('step'));
  const author = { user, headers: request.headers };
  const { outcome, faults, failed } = await receiveImport(form.get('file'), step, author);
  if (outcome.status === 'refused') return answer(request, outcome, failed ? 500 : 422);
  return step === 'report'
    ? csvResponse('keywords-left-out', faultColumns, [faults])
    : answer(request, outcome, 200);
}
