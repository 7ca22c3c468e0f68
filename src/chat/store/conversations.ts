import 'server-only';
import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { readOffice } from '@/enquiries/data/office';
import { listHoldReasons } from '@/enquiries/rules/spam';
import type { Conversation } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { findFirst } from '@/platform/database/find-document';
import { lockDocument } from '@/platform/database/lock-document';
import { execute, inTransaction } from '@/platform/database/transaction';
import { formatUkMoment } from '@/platform/time/working-time';
import { noteUnanswered } from '../data/note-unanswered';
import { queueChatNotice } from '../mails/chat-mails';
import type { ConversationView, chatSchemas } from '../rules/conversation';
import { conversationLimits } from '../rules/limits';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function viewOf(
  { messages, status, dueAt }: Conversation,
  { isOpen, now }: { isOpen: boolean; now: Date },
): ConversationView {
  return {
    messages: (messages ?? []).map(({ id, author, text, at }) => ({
      ...{ id: String(id), author, text, at: formatUkMoment(new Date(at)) },
    })),
    isClosed: status === 'closed' || (messages ?? []).length >= conversationLimits.messages,
    isOpen,
    replyBy: formatUkMoment(new Date(dueAt ?? now)),
  };
}

const findByToken = (req: PayloadRequest, token: string) =>
  findFirst(req.payload, 'conversations', {
    where: { tokenHash: { equals: hashOf(token) } },
    req,
  }) as Promise<Conversation | null>;

async function inRequest<Result>(work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, () => work(req));
}

/** Opens a conversation, once for each token, and tells staff; suspected spam waits for a look. */
export function openConversation(
  asked: z.output<typeof chatSchemas.person>,
): Promise<ConversationView> {
  const { token, name, email, message: text, page, fax_number: trap } = asked;
  const now = new Date();
  return inRequest(async (req) => {
    await execute(req, sql`select pg_advisory_xact_lock(hashtextextended(${hashOf(token)}, 0))`);
    const { isOpen, dueAt, settings } = await readOffice(req, now);
    const known = await findByToken(req, token);
    if (known) return viewOf(known, { isOpen, now });
    const held = listHoldReasons({ trap, elapsedMs: null, name, message: text });
    const conversation = await req.payload.create({
      collection: 'conversations',
      data: {
        ...{ name, email, page, tokenHash: hashOf(token), dueAt: dueAt.toISOString() },
        status: held.length > 0 ? 'spam' : 'waiting',
        heldBecause: held.join(' ') || null,
        visitorSeenAt: now.toISOString(),
        messages: [{ author: 'visitor', text, at: now.toISOString() }],
      },
      depth: 0,
      req,
    });
    if (held.length === 0) {
      await queueChatNotice(req, conversation, { text, dueAt, settings });
      await noteUnanswered(req, text.slice(0, 300), now);
    }
    return viewOf(conversation, { isOpen, now });
  });
}

/** Reads a conversation and notes that its visitor is there; `null` for an unknown token. */
export function readConversation(token: string): Promise<ConversationView | null> {
  const now = new Date();
  return inRequest(async (req) => {
    const conversation = await findByToken(req, token);
    if (!conversation) return null;
    // Bypasses Payload, because this is no edit of the conversation.
    await execute(
      req,
      sql`update conversations set visitor_seen_at = ${now.toISOString()}
           where id = ${conversation.id}`,
    );
    const { isOpen } = await readOffice(req, now);
    return viewOf(conversation, { isOpen, now });
  });
}

/** Adds a message once for each key; `null` for an unknown, closed or full conversation. */
export function addMessage({
  token,
  key,
  message: text,
}: z.output<typeof chatSchemas.add>): Promise<ConversationView | null> {
  const now = new Date();
  return inRequest(async (req) => {
    const found = await findByToken(req, token);
    if (!found) return null;
    const conversation = await lockDocument(req, 'conversations', found.id);
    const { isOpen, dueAt, settings } = await readOffice(req, now);
    const before = conversation.messages ?? [];
    if (before.some((each) => each.key === key)) return viewOf(conversation, { isOpen, now });
    if (viewOf(conversation, { isOpen, now }).isClosed) return null;
    const isNewTurn = conversation.status === 'answered';
    const next = await req.payload.update({
      collection: 'conversations',
      id: conversation.id,
      data: {
        messages: [...before, { author: 'visitor', text, at: now.toISOString(), key }],
        ...(isNewTurn ? { status: 'waiting', dueAt: dueAt.toISOString() } : {}),
        visitorSeenAt: now.toISOString(),
      },
      depth: 0,
      req,
    });
    if (isNewTurn) await queueChatNotice(req, next, { text, dueAt, settings });
    return viewOf(next, { isOpen, now });
  });
}

/** Keeps a question without an answer for staff. */
export const keepUnanswered = (question: string): Promise<void> =>
  inRequest((req) => noteUnanswered(req, question, new Date()));
