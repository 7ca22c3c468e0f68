import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationAnswer } from '@/chat/rules/conversation';
import { deleteAll } from '../../support/database.ts';
import { richText } from '../support/documents';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
// It loads the configuration, which reads the environment of the running site.
const { answerChatAction } = await import('@/chat/actions/chat-actions');

const { pool } = site.payload.db;
const sales = await site.as('sales');
const editor = await site.as('editor');
const stranger = await site.as('anonymous');

beforeAll(() => fillSettings(site.payload));
beforeEach(() =>
  pool.query(
    deleteAll('conversations', 'unanswered_questions', 'mails', 'rate_limits', 'payload_jobs'),
  ),
);

async function chat(action: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/chat/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': '192.0.2.7', ...headers },
    body: JSON.stringify(body),
  });
  const response = await answerChatAction(request, action);
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as ConversationAnswer) : null };
}

const person = (changes: object = {}) => ({
  token: randomUUID(),
  name: 'Ada Field',
  email: 'ada@field.example',
  message: 'Do you restore zithers?',
  page: '/pricing',
  ...changes,
});

const rows = async (sql: string) => (await pool.query(sql)).rows;
const opened = ({ body }: Awaited<ReturnType<typeof chat>>) => {
  if (body?.status !== 'open') throw new Error(`The conversation is ${body?.status}.`);
  return body.conversation;
};
const idOf = async () => Number((await rows('select id from conversations'))[0]?.id);

describe('a question to a person', () => {
  it('opens one conversation, however often it is sent, and tells staff once', async () => {
    const asked = person();
    await chat('person', asked);
    const { messages } = opened(await chat('person', asked));
    expect(messages).toMatchObject([{ author: 'visitor', text: asked.message }]);
    expect(await rows('select status, page from conversations')).toEqual([
      { status: 'waiting', page: '/pricing' },
    ]);
    const [mail, ...others] = await rows('select kind, reply_to, text from mails');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'chat-notice', reply_to: asked.email });
    expect(mail?.text).toContain('/cms/collections/conversations/');
  });

  it('says what is missing, and stores nothing then', async () => {
    const { body } = await chat('person', person({ email: 'nobody', name: '' }));
    expect(body).toMatchObject({ status: 'invalid', errors: { email: expect.any(String) } });
    expect(await rows('select id from conversations')).toEqual([]);
  });

  it('is held without a mail if a program sent it', async () => {
    opened(await chat('person', person({ fax_number: '123' })));
    expect(await rows('select status from conversations')).toEqual([{ status: 'spam' }]);
    expect(await rows('select id from mails')).toEqual([]);
  });

  it('is limited for each address', async () => {
    for (let count = 0; count < 5; count += 1) opened(await chat('person', person()));
    expect((await chat('person', person())).status).toBe(429);
  });

  it('is refused from another site, and for an unknown action', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await chat('person', person(), foreign)).status).toBe(400);
    expect((await chat('erase', person())).status).toBe(404);
    expect((await chat('ask', {})).status).toBe(400);
  });
});

describe('an answer of staff', () => {
  it('appears in the chat of a visitor who is there, without a mail', async () => {
    const asked = person();
    await chat('person', asked);
    await chat('read', { token: asked.token });
    const path = `/conversations/${await idOf()}/answer`;
    const sent = await sales('POST', path, { body: { text: 'On Fridays.' } });
    expect(sent.body).toEqual({ isMailed: false });
    const { messages } = opened(await chat('read', { token: asked.token }));
    expect(messages.map(({ author, text }) => [author, text])).toEqual([
      ['visitor', asked.message],
      ['staff', 'On Fridays.'],
    ]);
    expect(await rows(`select id from mails where kind = 'chat-answer'`)).toEqual([]);
  });

  it('is mailed to a visitor who has left, once for a double press', async () => {
    const asked = person();
    await chat('person', asked);
    await pool.query(`update conversations set visitor_seen_at = now() - interval '2 minutes'`);
    const path = `/conversations/${await idOf()}/answer`;
    const sent = await sales('POST', path, { body: { text: 'On Fridays.' } });
    expect(sent.body).toEqual({ isMailed: true });
    await sales('POST', path, { body: { text: 'On Fridays.' } });
    const mails = await rows(`select "to", text from mails where kind = 'chat-answer'`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(asked.email);
    expect(mails[0]?.text).toContain('On Fridays.');
    // Anybody could have typed the question under another person’s address.
    expect(mails[0]?.text).not.toContain('zithers');
  });

  it('is followed by a further question, stored once, of which staff are told', async () => {
    const asked = person();
    await chat('person', asked);
    await sales('POST', `/conversations/${await idOf()}/answer`, { body: { text: 'Yes.' } });
    const further = { token: asked.token, key: randomUUID(), message: 'And harps?' };
    await chat('add', further);
    expect(opened(await chat('add', further)).messages).toHaveLength(3);
    expect(await rows('select status from conversations')).toEqual([{ status: 'waiting' }]);
    expect(await rows(`select id from mails where kind = 'chat-notice'`)).toHaveLength(2);
  });

  it('needs the right to it', async () => {
    await chat('person', person());
    const path = `/conversations/${await idOf()}/answer`;
    for (const send of [editor, stranger]) {
      expect([401, 403, 404]).toContain(
        (await send('POST', path, { body: { text: 'No.' } })).status,
      );
    }
  });
});

describe('a conversation', () => {
  it('is read by the holder of its key alone, and its key by nobody', async () => {
    await chat('person', person());
    expect((await chat('read', { token: randomUUID() })).body).toEqual({ status: 'gone' });
    const { text } = await sales('GET', `/conversations/${await idOf()}`);
    expect(text).toContain('zithers');
    expect(text).not.toContain('tokenHash');
    expect((await editor('GET', `/conversations/${await idOf()}`)).status).not.toBe(200);
  });

  it('cannot be begun or rewritten over REST', async () => {
    await chat('person', person());
    const path = `/conversations/${await idOf()}`;
    await sales('PATCH', path, { body: { status: 'closed', name: 'Eve', messages: [] } });
    const rest = await site.payload.findByID({ collection: 'conversations', id: await idOf() });
    expect(rest).toMatchObject({ name: 'Ada Field', status: 'closed' });
    expect(rest.messages).toHaveLength(1);
    expect((await sales('POST', '/conversations', { body: person() })).status).toBe(403);
  });

  it('takes no further message once it is closed', async () => {
    const asked = person();
    await chat('person', asked);
    await pool.query(`update conversations set status = 'closed'`);
    const add = { token: asked.token, key: randomUUID(), message: 'Hello?' };
    expect((await chat('add', add)).body).toEqual({ status: 'gone' });
  });

  it('is deleted with its person, and its end is in the audit log', async () => {
    await chat('person', person());
    const admin = await site.as('admin');
    const email = 'ada@field.example';
    const found = await admin('POST', '/persons/find', { body: { search: email } });
    const { seen } = found.body.person as unknown as { seen: string };
    const exported = await admin('POST', '/persons/export', { body: { email } });
    expect(exported.text).toContain('zithers');
    expect(exported.text).not.toContain('tokenHash');
    const erased = await admin('POST', '/persons/erase', { body: { email, seen } });
    expect(erased.status, erased.text).toBe(200);
    expect(await rows('select id from conversations')).toEqual([]);
    expect(await rows('select id from conversations_messages')).toEqual([]);
    await chat('person', person());
    await admin('DELETE', `/conversations/${await idOf()}`);
    expect(
      await rows(`select id from audit_log where event = 'conversation-deleted'`),
    ).toHaveLength(1);
  });
});

describe('a question without an answer', () => {
  const ask = (question: string, mayKeep: boolean) => chat('ask', { question, mayKeep });
  const kept = () => rows('select question, times::int, status from unanswered_questions');

  it('is kept with consent only, counted, and without what names a person', async () => {
    await ask('Do you tune harpsichords?', false);
    expect(await kept()).toEqual([]);
    await ask('Do you tune harpsichords?', true);
    await ask('do you tune  HARPSICHORDS', true);
    await ask('Ring Bob on 01632 960 247 or bob@b.example about harpsichords', true);
    expect(await kept()).toEqual([
      { question: 'Do you tune harpsichords?', times: 2, status: 'open' },
      { question: 'Ring Bob on [number] or [e-mail] about harpsichords', times: 1, status: 'open' },
    ]);
  });

  it('becomes a draft in the list of questions with one press, once', async () => {
    await ask('do you tune harpsichords?', true);
    const [{ id } = { id: 0 }] = await rows('select id from unanswered_questions');
    const first = await editor('POST', `/unanswered-questions/${id}/draft-faq`);
    expect(first.status, first.text).toBe(200);
    const second = await editor('POST', `/unanswered-questions/${id}/draft-faq`);
    expect(second.body).toEqual(first.body);
    const faq = await site.payload.findByID({
      ...{ collection: 'faqs', id: Number(first.body.faq), draft: true },
    });
    expect(faq).toMatchObject({ question: 'Do you tune harpsichords?', _status: 'draft' });
    expect((await kept())[0]?.status).toBe('drafted');
    expect((await sales('POST', `/unanswered-questions/${id}/draft-faq`)).status).toBe(403);
  });

  it('becomes other words of the answer that staff choose', async () => {
    await ask('do you tune spinets?', true);
    const [{ id } = { id: 0 }] = await rows('select id from unanswered_questions');
    const { id: faq } = await site.payload.create({
      collection: 'faqs',
      data: {
        ...{ question: 'Do you mend old pianos?', topic: 'general', alsoAsked: 'Virginals?' },
        ...{ answer: richText('On Sundays.'), _status: 'published' },
      } as never,
    });
    const path = `/unanswered-questions/${id}`;
    expect((await sales('PATCH', path, { body: { faq } })).status).toBe(403);
    const saved = await editor('PATCH', path, { body: { faq } });
    expect(saved.status, saved.text).toBe(200);
    const { alsoAsked } = await site.payload.findByID({ collection: 'faqs', id: faq });
    expect(alsoAsked).toBe('Virginals?\nDo you tune spinets?');
    expect((await kept())[0]?.status).toBe('drafted');
    expect((await ask('Do you tune spinets?', true)).body).toMatchObject({
      answer: { title: 'Do you mend old pianos?', text: 'On Sundays.' },
    });
  });
});
