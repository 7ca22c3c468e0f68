import { after } from 'next/server';
import { createLocalReq } from 'payload';
import { getCms } from '@/platform/cms';
import { findFirst } from '@/platform/database/find-document';
import { inTransaction } from '@/platform/database/transaction';
import { emailCounterKey } from '@/platform/email-counter-key';
import { getEnv } from '@/platform/env';
import { noStore } from '@/platform/http/read-endpoint-body';
import { isSameOrigin, readBounded, refuseAsPayload } from '@/platform/http/read-json';
import type { RestHandler } from '@/platform/http/refuse-impossible-ids';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { logFailure } from '@/platform/log-failure';
import { secondStepPath } from '@/platform/paths';
import { takePoint, takePoints } from '@/platform/rate-limit/take-points';
import type { StoredAccount } from '../data/account-rows';
import { recordAudit } from '../data/record-audit';
import { secondStepStatus } from '../data/second-factor';
import { passwordMail, queueAccountMail } from '../mails/account';
import {
  credentialsSchema,
  emailWanted,
  passwordLinkAnswer,
  passwordLinkSchema,
  tooManyPasswordLinks,
} from '../rules/accounts';
import { secondStepWords } from '../rules/second-factor';
import { tooManySignIns, wrongCredentials } from '../rules/sign-in';
import { pendingHeader, pendingValue } from '../store/pending-sign-in';
import { rebuildRequest } from './guard-rest-api';
import { guardSignIn, type Tried } from './guard-sign-in';

const mostBytes = 16_384;

/** Payload compares addresses case-insensitively. */
function isLogin([collection, action = '', ...more]: readonly string[]): boolean {
  return collection === 'users' && action.toLowerCase() === 'login' && more.length === 0;
}

async function readFields(request: Request): Promise<Record<string, unknown> | null> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = request.body && (await readBounded(request.body, mostBytes));
  if (!bytes) return null;
  try {
    const text = type.startsWith('multipart/')
      ? (await new Response(bytes, { headers: { 'content-type': type } }).formData()).get(
          '_payload',
        )
      : bytes.toString('utf8');
    const fields: unknown = JSON.parse(String(text));
    return typeof fields === 'object' ? (fields as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Payload gets the checked fields, never the original body. */
function rebuilt(request: Request, { email, password }: Record<string, unknown>): Request {
  const body = JSON.stringify({ email, password });
  const sent = rebuildRequest(request, new URL(request.url), { method: 'POST', body });
  sent.headers.set('content-type', 'application/json');
  return sent;
}

const verdicts: Readonly<Record<number, Tried<Response>['verdict']>> = {
  200: 'in',
  401: 'refused',
  [secondStepStatus]: 'second-step',
};

const judge = (result: Response): Tried<Response> => ({
  verdict: verdicts[result.status] ?? 'other',
  result,
});

/** Payload's form treats this answer as a success without an account and opens the second step. */
function askForSecondStep(account: StoredAccount): Response {
  const body = { message: secondStepWords.wanted, secondStep: secondStepPath };
  const headers = { 'Set-Cookie': pendingHeader(pendingValue(account)), ...noStore.headers };
  return Response.json(body, { headers });
}

/** Puts `guardSignIn` before Payload’s own `POST /api/users/login`, which the CMS signs in with. */
export function guardLoginRoute(handle: RestHandler): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params;
    if (!isLogin(slug)) return handle(request, args);
    // Same-origin only: a form on another site must not sign a visitor in to the attacker’s
    // account.
    const fields = isSameOrigin(request) ? await readFields(request) : null;
    if (!fields) return refuseAsPayload(400, 'The request can’t be read.');
    const credentials = credentialsSchema.safeParse(fields);
    // Payload reports which field is empty and looks up no account.
    const isEmpty = [fields.email, fields.password].some(
      (field) => typeof field !== 'string' || field.trim() === '',
    );
    if (isEmpty) return handle(rebuilt(request, fields), args);
    if (!credentials.success) return refuseAsPayload(401, wrongCredentials);

    const outcome = await guardSignIn(credentials.data, request, async () =>
      judge(await handle(rebuilt(request, credentials.data), args)),
    );
    if (outcome.status === 'refused') return refuseAsPayload(401, wrongCredentials);
    if (outcome.status === 'limited') {
      const { retryAfterSeconds } = outcome;
      const headers = { 'Retry-After': String(retryAfterSeconds) };
      return refuseAsPayload(429, tooManySignIns(retryAfterSeconds), headers);
    }
    if (outcome.status === 'second-step') return askForSecondStep(outcome.account);
    return outcome.result;
  };
}

async function queueLink(email: string, headers: Headers): Promise<void> {
  const payload = await getCms();
  const key = emailCounterKey(getEnv().payloadSecret, 'password-link', email);
  if (!(await takePoints([{ name: 'passwordMailTo', key }])).allowed) return;
  const where = { email: { equals: email } };
  const account = await findFirst(payload, 'users', { where });
  if (!account) return;
  const req = await createLocalReq({ req: { headers } }, payload);
  await inTransaction(req, async () => {
    await queueAccountMail(req, passwordMail, account);
    await recordAudit(req, { event: 'password-asked', account });
  });
  await runDueJobs(payload, ['mail']);
}

/** `POST /api/users/forgot-password`. Looks the account up after the answer was sent. */
export async function askForPassword(request: Request): Promise<Response> {
  const point = await takePoint('passwordAsked', request);
  if (!point.allowed) {
    const { retryAfterSeconds } = point;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    return refuseAsPayload(429, tooManyPasswordLinks(retryAfterSeconds), {
      ...noStore.headers,
      ...headers,
    });
  }
  const fields = isSameOrigin(request) ? await readFields(request) : null;
  if (!fields) return refuseAsPayload(400, 'The request can’t be read.', noStore.headers);
  const asked = passwordLinkSchema.safeParse(fields);
  if (!asked.success) return refuseAsPayload(400, emailWanted, noStore.headers);
  const headers = new Headers(request.headers);
  // Runs after the answer, so that its duration cannot reveal whether the account exists.
  after(() =>
    logFailure('A link for a new password could not be sent.', undefined, () =>
      queueLink(asked.data.email, headers),
    ),
  );
  return Response.json({ message: passwordLinkAnswer }, noStore);
}
