import { after } from 'next/server';
import { createLocalReq, type Payload } from 'payload';
import { getCms } from '@/platform/cms';
import { inTransaction } from '@/platform/database/transaction';
import { emailCounterKey } from '@/platform/email-counter-key';
import { getEnv } from '@/platform/env';
import { isSameOrigin } from '@/platform/http/read-json';
import { runDueJobs } from '@/platform/jobs/run-due-jobs';
import { takePoint, takePoints } from '@/platform/rate-limit/take-points';
import { recordAudit } from '../data/record-audit';
import { passwordMail, queueAccountMail } from '../mails/account';
import {
  emailWanted,
  passwordLinkAnswer,
  passwordLinkSchema,
  tooManyPasswordLinks,
} from '../rules/accounts';
import { readFields } from './guard-login-route';

const noStore = { 'Cache-Control': 'no-store' };

const refusal = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers: { ...noStore, ...headers } });

async function findAccount(payload: Payload, email: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0] ?? null;
}

async function queueLink(payload: Payload, email: string, headers: Headers): Promise<void> {
  const key = emailCounterKey(getEnv().payloadSecret, 'password-link', email);
  if (!(await takePoints([{ name: 'passwordMailTo', key }])).allowed) return;
  const account = await findAccount(payload, email);
  if (!account) return;
  const req = await createLocalReq({ req: { headers } }, payload);
  await inTransaction(req, async () => {
    await queueAccountMail(req, passwordMail, account);
    await recordAudit(req, { event: 'password-asked', account });
  });
  await runDueJobs(payload, ['mail']);
}

/** Nobody waits for this, so nobody learns from the time that it takes whether there is an account. */
async function queueQuietly(email: string, headers: Headers): Promise<void> {
  const payload = await getCms();
  try {
    await queueLink(payload, email, headers);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A link for a new password could not be sent.' });
  }
}

/**
 * Answers `POST /api/users/forgot-password`, from Payload’s own view, in the place of Payload: looks
 * the account up once the answer is out, and queues the mail with the link.
 */
export async function askForPassword(request: Request): Promise<Response> {
  const point = await takePoint('passwordAsked', request);
  if (!point.allowed) {
    const { retryAfterSeconds } = point;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    return refusal(429, tooManyPasswordLinks(retryAfterSeconds), headers);
  }
  const fields = isSameOrigin(request) ? await readFields(request) : null;
  if (!fields) return refusal(400, 'The request can’t be read.');
  const asked = passwordLinkSchema.safeParse(fields);
  if (!asked.success) return refusal(400, emailWanted);
  const headers = new Headers(request.headers);
  after(() => queueQuietly(asked.data.email, headers));
  return Response.json({ message: passwordLinkAnswer }, { headers: noStore });
}
