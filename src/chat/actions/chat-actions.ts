import { firstFaults } from '@/enquiries/rules/schema';
import { noStore } from '@/platform/http/read-endpoint-body';
import { readSameOriginJson } from '@/platform/http/read-json';
import { runSoon } from '@/platform/jobs/run-soon';
import { logFailure } from '@/platform/log-failure';
import { takePoint } from '@/platform/rate-limit/take-points';
import type { RateLimitName } from '@/platform/rate-limits';
import {
  type ChatAction,
  type ConversationAnswer,
  type ConversationView,
  chatSchemas,
  isChatAction,
} from '../rules/conversation';
import { answerWithModel } from '../store/answer-with-model';
import {
  addMessage,
  keepUnanswered,
  openConversation,
  readConversation,
} from '../store/conversations';
import { findAnswer } from '../store/find-answer';

/** The longest message in the widest characters, with name and address. */
const mostBytes = 16_000;

const limits: Record<ChatAction, RateLimitName> = {
  ask: 'search',
  person: 'chatPerson',
  read: 'chatRead',
  add: 'chatMessage',
};

const shown = (conversation: ConversationView | null): ConversationAnswer =>
  conversation ? { status: 'open', conversation } : { status: 'gone' };

async function ask(sent: unknown): Promise<object | null> {
  const asked = chatSchemas.ask.safeParse(sent);
  if (!asked.success) return null;
  const { question, earlier, mayKeep } = asked.data;
  const found = await answerWithModel(question, await findAnswer(question, earlier));
  if (mayKeep && found.status === 'unknown') await keepUnanswered(question);
  return found;
}

async function person(sent: unknown): Promise<ConversationAnswer> {
  const asked = chatSchemas.person.safeParse(sent);
  if (!asked.success) return { status: 'invalid', errors: firstFaults(asked.error) };
  const conversation = await openConversation(asked.data);
  runSoon('mail');
  return shown(conversation);
}

async function add(sent: unknown): Promise<ConversationAnswer> {
  const asked = chatSchemas.add.safeParse(sent);
  if (!asked.success) return { status: 'invalid', errors: firstFaults(asked.error) };
  const conversation = await addMessage(asked.data);
  runSoon('mail');
  return shown(conversation);
}

async function read(sent: unknown): Promise<ConversationAnswer | null> {
  const asked = chatSchemas.read.safeParse(sent);
  return asked.success ? shown(await readConversation(asked.data.token)) : null;
}

const actions: Record<ChatAction, (sent: unknown) => Promise<object | null>> = {
  ...{ ask, person, read, add },
};

/** `POST /api/chat/<action>`: what the chat's script asks for. */
export async function answerChatAction(request: Request, action: string): Promise<Response> {
  if (!isChatAction(action)) return new Response(null, { status: 404, ...noStore });
  const sent = await readSameOriginJson(request, mostBytes);
  if (sent === null) return new Response(null, { status: 400, ...noStore });
  const failed = new Response(null, { status: 503, ...noStore });
  return logFailure('The chat could not answer; its visitor was told so.', failed, async () => {
    const { allowed, retryAfterSeconds } = await takePoint(limits[action], request);
    if (!allowed) {
      const headers = { ...noStore.headers, 'Retry-After': String(retryAfterSeconds) };
      return Response.json({ status: 'limited' }, { status: 429, headers });
    }
    const answer = await actions[action](sent);
    return answer
      ? Response.json(answer, noStore)
      : new Response(null, { status: 400, ...noStore });
  });
}
