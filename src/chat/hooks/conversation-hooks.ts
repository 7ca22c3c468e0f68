import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Endpoint,
  PayloadRequest,
} from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { demandRight, documentOf } from '@/accounts/hooks/access';
import { readOffice } from '@/enquiries/data/office';
import type { Conversation, UnansweredQuestion, User } from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { queueChatAnswer } from '../mails/chat-mails';
import { addAlsoAsked } from '../rules/also-asked';
import { faqQuestion, staffAnswer, watchesForMs } from '../rules/conversation';
import { conversationLimits } from '../rules/limits';

/** A second press, or a repeated request after a lost answer, adds nothing. */
const wasJustSaid = ({ messages }: Conversation, text: string) =>
  messages?.at(-1)?.author === 'staff' && messages.at(-1)?.text === text;

async function answer(req: PayloadRequest, user: User, text: string): Promise<boolean> {
  const now = new Date();
  const { id } = await lockDocument(req, 'conversations', documentOf(req));
  // When the visitor was last here is hidden from staff.
  const conversation = await findDocument(req.payload, 'conversations', id, { req });
  if (!conversation) throw new Refusal('It was deleted meanwhile.', 404);
  if (wasJustSaid(conversation, text)) return false;
  const { messages, visitorSeenAt, status } = conversation;
  if (status === 'spam') {
    throw new Refusal('It is held as spam. Set the status to “Waits for us” first, and save.', 409);
  }
  if ((messages ?? []).length >= conversationLimits.messages) {
    throw new Refusal('The conversation is full. Please go on by mail.', 409);
  }
  await req.payload.update({
    collection: 'conversations',
    id: conversation.id,
    data: {
      status: 'answered',
      answeredAt: conversation.answeredAt ?? now.toISOString(),
      messages: [
        ...(messages ?? []),
        { author: 'staff', text, at: now.toISOString(), by: user.id },
      ],
    },
    depth: 0,
    req,
  });
  const isWatching = visitorSeenAt && now.getTime() - Date.parse(visitorSeenAt) < watchesForMs;
  if (isWatching) return false;
  const { settings } = await readOffice(req, now);
  await queueChatAnswer(req, conversation, { text, user, settings });
  return true;
}

/** `POST /api/conversations/:id/answer`: shown in the chat, and mailed to a visitor who left. */
export const answerEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    const user = demandRight(req, 'conversations', 'update');
    const { text } = await readBody(req, staffAnswer);
    const isMailed = await inTransaction(req, () => answer(req, user, text));
    return Response.json({ isMailed }, noStore);
  },
};

/** The conversation itself is not repeated in the audit log. */
export const recordConversationDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await recordAudit(req, { event: 'conversation-deleted', detail: `No. ${id}.` });
};

const idOf = (faq: UnansweredQuestion['faq']) =>
  faq ? Number(typeof faq === 'object' ? faq.id : faq) : null;

/** Staff choose the question that answers it: that one is found by these words from now on. */
export const teachFaq: CollectionBeforeChangeHook<UnansweredQuestion> = async ({
  data,
  originalDoc,
  req,
}) => {
  const id = idOf(data.faq);
  // Of a new one, there is no original yet, or an empty one.
  if (!id || !originalDoc?.question || id === idOf(originalDoc.faq)) return data;
  const question = faqQuestion(originalDoc.question);
  const own = {
    collection: 'faqs',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const;
  const faq = await req.payload.findByID({ ...own, draft: true });
  if (faq.question === question) return data;
  const isDraft = faq._status === 'draft';
  const alsoAsked = addAlsoAsked(faq.alsoAsked, question);
  await req.payload.update({ ...own, draft: isDraft, data: { alsoAsked, _status: faq._status } });
  return { ...data, status: 'drafted' };
};

async function draftFaq(req: PayloadRequest): Promise<number> {
  const asked = await lockDocument(req, 'unanswered-questions', documentOf(req));
  const question = faqQuestion(asked.question);
  const known =
    idOf(asked.faq) ||
    (await findFirst(req.payload, 'faqs', { where: { question: { equals: question } }, req }))?.id;
  const faq =
    known ||
    (
      await req.payload.create({
        collection: 'faqs',
        // Without an answer it can be saved as a draft only.
        data: { question, topic: 'general', _status: 'draft' } as never,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
    ).id;
  await req.payload.update({
    collection: 'unanswered-questions',
    id: asked.id,
    data: { status: 'drafted', faq },
    depth: 0,
    req,
  });
  return faq;
}

/** `POST /api/unanswered-questions/:id/draft-faq`: a draft in Questions, to be answered there. */
export const draftFaqEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/draft-faq',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'unanswered-questions', 'update');
    demandRight(req, 'faqs', 'create');
    const faq = await inTransaction(req, () => draftFaq(req));
    return Response.json({ faq }, noStore);
  },
};
