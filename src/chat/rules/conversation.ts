import { z } from 'zod';
import { emailLine, lines, nameLine } from '@/enquiries/rules/schema';
import { fitsInto } from '@/platform/text-length';
import { conversationLimits, longestQuestion, mostEarlier } from './limits';
import { readQuestion } from './question';

export const conversationStatuses = [
  { value: 'waiting', label: 'Waits for us' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Held as spam' },
] as const;

export const unansweredStatuses = [
  { value: 'open', label: 'Open' },
  { value: 'drafted', label: 'In Questions' },
  { value: 'dismissed', label: 'Not for us' },
] as const;

const message = lines.pipe(
  z
    .string()
    .min(2, 'Please write your question')
    .refine(fitsInto(conversationLimits.text), 'Please shorten your message'),
);

/** Made by the visitor's browser: whoever holds it reads the conversation. 122 random bits. */
const token = z.uuid();

const path = z
  .string()
  .regex(/^\/[\w/-]{0,200}$/)
  .nullable()
  .catch(null);

/** What the chat's script sends, by action. */
export const chatSchemas = {
  ask: z.object({
    question: z.string().transform(readQuestion),
    /** What was asked before it, or what its page is about. */
    earlier: z.array(z.string().transform(readQuestion)).max(mostEarlier).catch([]),
    /** Consent to statistics: without it, an unanswered question is not kept. */
    mayKeep: z.boolean().catch(false),
  }),
  person: z.object({
    token,
    name: nameLine,
    email: emailLine,
    message,
    page: path,
    fax_number: z.string().max(200).catch(''),
  }),
  read: z.object({ token }),
  add: z.object({ token, key: z.uuid(), message }),
} as const;

export type ChatAction = keyof typeof chatSchemas;
export const isChatAction = (name: string): name is ChatAction => Object.hasOwn(chatSchemas, name);

export interface MessageView {
  id: string;
  author: 'visitor' | 'staff';
  text: string;
  /** `Monday 23 November, 14:00`. */
  at: string;
}

export interface ConversationView {
  messages: MessageView[];
  isClosed: boolean;
  /** Whether somebody is in the office at the moment. */
  isOpen: boolean;
  /** When an answer is due, in words. */
  replyBy: string;
}

export type ConversationAnswer =
  | { status: 'open'; conversation: ConversationView }
  | { status: 'invalid'; errors: Partial<Record<'name' | 'email' | 'message', string>> }
  | { status: 'limited' }
  | { status: 'gone' };

/** An answer is mailed as well, unless the visitor's browser asked for news within this time. */
export const watchesForMs = 60_000;

export const staffAnswer = z.object({
  text: z
    .string()
    .trim()
    .min(2, 'Write an answer first.')
    .refine(fitsInto(conversationLimits.text), 'Please shorten the answer.'),
});

/** Longest question of the list of questions. */
const longestFaq = 160;

/** An unanswered question as the heading of a draft. */
export function faqQuestion(question: string): string {
  const text = question.slice(0, Math.min(longestFaq, longestQuestion)).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Two spellings of one question count together. */
export const sameWords = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
