import type { Payload, SendEmailOptions } from 'payload';
import { expect, vi } from 'vitest';
import type { AuditEvent } from '@/accounts/rules/audit-events';
import type { Mail, User } from '@/payload-types';
import { deleteAll } from '../../support/database.ts';
import { settleWork } from './after-answers';
import { nextNumber } from './documents';
import { fillSettings } from './enquiries';
import { makeSend } from './rest';
import { startSite } from './running-site';

/** Fields of a new account. */
export const somebody = () => ({
  name: 'Fay Jones',
  email: `fay-${nextNumber()}@b.example`,
  role: 'sales',
});

export const goodPassword = 'purple kettle pond';

/** A site whose account mails are captured instead of sent. */
export async function startAccountMail() {
  const site = await startSite();
  const { payload } = site;
  const stranger = await site.as('anonymous');
  const admin = await site.as('admin');
  // These load the configuration, which reads the environment that was set above.
  const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
  const forgot = makeSend(await import('@/app/(payload)/api/users/forgot-password/route'), null);
  await fillSettings(payload);
  const sent: SendEmailOptions[] = [];
  const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
  const deliver = () => runDueJobs(payload, ['mail']);

  const settle = settleWork;

  return {
    ...{ site, payload, stranger, admin, sent, sql, deliver, settle },
    /** Clears mails and counters. */
    async clear(): Promise<void> {
      sent.length = 0;
      vi.spyOn(payload, 'sendEmail').mockImplementation((async (mail: SendEmailOptions) => {
        sent.push(mail);
      }) as Payload['sendEmail']);
      await sql(deleteAll('rate_limits', 'mails', 'payload_jobs'));
    },
    async mailsTo(to: string): Promise<Mail[]> {
      const where = { to: { equals: to } };
      return (await payload.find({ collection: 'mails', where, sort: 'id', depth: 0 })).docs;
    },
    read: (id: number): Promise<User> => payload.findByID({ collection: 'users', id, depth: 0 }),
    async inLog(event: AuditEvent, detail: string): Promise<number> {
      const where = { event: { equals: event }, detail: { contains: detail } };
      return (await payload.count({ collection: 'audit-log', where })).totalDocs;
    },
    /** Delivers queued mails and returns the token of the newest. */
    async tokenSent(): Promise<string> {
      await deliver();
      const [, token] = /\/cms\/reset\/([\w-]+)/.exec(String(sent.at(-1)?.text)) ?? [];
      if (!token) throw new Error('No link was sent.');
      return token;
    },
    setPassword: (token: unknown, password: unknown) =>
      stranger('POST', '/users/reset-password', { body: { token, password } }),
    signIn: (email: string, password: string) =>
      stranger('POST', '/users/login', { body: { email, password } }),
    async invite(wanted = somebody()) {
      const answer = await admin('POST', '/users/invite', { body: wanted });
      expect(answer.status, answer.text).toBe(201);
      return { ...wanted, id: Number(answer.body.id) };
    },
    async askForLink(email: unknown, headers: Record<string, string> = {}) {
      const answer = await forgot('POST', '/users/forgot-password', { body: { email }, headers });
      await settle();
      return answer;
    },
  };
}
