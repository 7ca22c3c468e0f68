import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FoundAnswer } from '@/chat/rules/answers';
import { deleteAll } from '../../support/database.ts';
import { richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

/** What the model was sent, and what it says next: words, or a status without words. */
const asked: { url: string; key: string; body: { model: string; messages: unknown } }[] = [];
let says: string | number | null = '';

const server = createServer(async (request, response) => {
  const { url = '', headers } = request;
  asked.push({ url, key: headers.authorization ?? '', body: JSON.parse(await text(request)) });
  // It says nothing and hangs up.
  if (says === null) return response.destroy();
  if (typeof says === 'number') return response.writeHead(says).end();
  response.setHeader('content-type', 'application/json');
  return response.end(JSON.stringify({ choices: [{ message: { content: says } }] }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

Object.assign(process.env, {
  CHAT_MODEL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  CHAT_MODEL: 'test-model',
  CHAT_MODEL_KEY: 'model-s3cret',
  CHAT_MODEL_ANSWERS_A_DAY: '2',
});
const site = await startSite();
afterAll(async () => {
  server.close();
  await site.stop();
});
const { answerChatAction } = await import('@/chat/actions/chat-actions');

beforeAll(async () => {
  await fillSettings(site.payload);
  const admin = editingAs(await site.as('admin'));
  const publish = (question: string, answer: string) =>
    admin.create('faqs', {
      ...{ question, topic: 'general', answer: richText(answer), _status: 'published' },
    });
  await publish('Do you restore zithers?', 'Only on Fridays, for 40 pounds, in our workshop.');
  await publish('Do you restore harps?', 'Never: harps are too large for our workshop.');
});
beforeEach(async () => {
  await site.payload.db.pool.query(deleteAll('rate_limits'));
  asked.length = 0;
});

let round = 0;
/** Asks in new words each time: the same question is not sent twice. */
async function ask(words = 'Do you restore zithers'): Promise<FoundAnswer> {
  round += 1;
  const request = new Request('http://localhost/api/chat/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': '192.0.2.7' },
    body: JSON.stringify({ question: `${words}${'?'.repeat(round)}`, mayKeep: false }),
  });
  return (await (await answerChatAction(request, 'ask')).json()) as FoundAnswer;
}

const isPassage = (found: FoundAnswer) =>
  found.status === 'answered' &&
  found.worded === undefined &&
  found.answer.text === 'Only on Fridays, for 40 pounds, in our workshop.';
const held = JSON.stringify({
  answer: 'On Fridays we restore zithers for 40 pounds.',
  sources: [1],
});

it('words the answer from the passages that it is sent', async () => {
  says = held;
  const found = await ask();
  expect(found).toMatchObject({
    status: 'answered',
    worded: {
      text: 'On Fridays we restore zithers for 40 pounds.',
      sources: [{ title: 'Do you restore zithers?' }],
    },
  });
  expect(asked).toMatchObject([
    { url: '/v1/chat/completions', key: 'Bearer model-s3cret', body: { model: 'test-model' } },
  ]);
  const sent = JSON.stringify(asked[0]?.body.messages);
  expect(sent).toContain('Only on Fridays, for 40 pounds');
  expect(JSON.stringify(found)).not.toContain('s3cret');
});

it('is not asked what nothing published answers', async () => {
  says = held;
  expect((await ask('Who won the football last night')).status).toBe('unknown');
  expect(asked).toEqual([]);
});

it('may say that the passages do not answer', async () => {
  says = JSON.stringify({ answer: null, sources: [] });
  expect(await ask()).toMatchObject({
    status: 'unknown',
    others: [{ title: 'Do you restore zithers?' }],
  });
});

it.each([
  ['invents a figure', JSON.stringify({ answer: 'Zithers cost 30 pounds.', sources: [1] })],
  ['does not reply as agreed', 'On Fridays.'],
  ['is overloaded', 503],
  ['hangs up', null],
])('leaves the passage when it %s', async (_what, reply) => {
  says = reply;
  const warn = vi.spyOn(site.payload.logger, 'warn').mockReturnValue(undefined);
  expect(await ask()).toSatisfy(isPassage);
  expect(asked).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).toMatch(/The chat showed its passages/);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('s3cret');
});

it('words no more answers a day than its budget, and one question once', async () => {
  says = held;
  vi.spyOn(site.payload.logger, 'warn').mockReturnValue(undefined);
  const first = await ask();
  round -= 1;
  expect(await ask()).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(await ask()).toHaveProperty('worded');
  expect(await ask()).toSatisfy(isPassage);
  expect(asked).toHaveLength(2);
});
