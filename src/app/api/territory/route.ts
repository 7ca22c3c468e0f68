import { readSameOriginJson } from '@/platform/http/read-json';
import { takePoint } from '@/platform/rate-limit/take-points';
import {
  failedCheckMessage,
  missingInputMessage,
  territoryQuestion,
} from '@/territories/rules/territory-answer';
import { lookUpTerritory } from '@/territories/store/look-up-territory';

/** Two fields of 200 letters, each letter of several bytes. */
const maxBytes = 4_000;

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

const failure = (message: string) => ({ available: false, status: 'error', message });

/** Whether a territory is free (specification, section 7, call 10). */
export async function POST(request: Request): Promise<Response> {
  try {
    const point = await takePoint('territory', request);
    if (!point.allowed) {
      const headers = { 'Retry-After': String(point.retryAfterSeconds) };
      return answer(429, failure(failedCheckMessage), headers);
    }
    const body = await readSameOriginJson(request, maxBytes);
    const question = territoryQuestion.safeParse(body);
    if (!question.success) {
      return answer(400, failure(body === null ? failedCheckMessage : missingInputMessage));
    }
    return answer(200, await lookUpTerritory(question.data, new Date()));
  } catch (error) {
    console.error('A territory could not be looked up:', error);
    return answer(500, failure(failedCheckMessage));
  }
}
