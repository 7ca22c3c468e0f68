import type { PayloadRequest } from 'payload';
import type { Conversation, SiteSetting, User } from '@/payload-types';
import { queueMail } from '@/platform/jobs/queue-mail';
import { facts, greeting, setLetter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { cmsPath, privacyPath } from '@/platform/paths';
import { formatUkMoment } from '@/platform/time/working-time';

type Settings = SiteSetting & { siteUrl: string };

/** Both are worded when they are queued: a conversation goes on, and its mails must not change. */
export const chatNotice: MailDefinition = {
  kind: 'chat-notice',
  label: 'Question in the chat, to us',
};
export const chatAnswer: MailDefinition = { kind: 'chat-answer', label: 'Answer of the chat' };

/** Tells staff that somebody asked for a person. An answer to the mail goes to the visitor, too. */
export function queueChatNotice(
  req: PayloadRequest,
  { id, name, email, page }: Conversation,
  { text, dueAt, settings }: { text: string; dueAt: Date; settings: Settings },
) {
  const letter = setLetter(settings, [
    `${name} asked for a person in the chat. An answer is due by ${formatUkMoment(dueAt)}.`,
    {
      kind: 'facts',
      rows: facts([
        ['Name', name],
        ['E-mail', email],
        ['Asked on', page ? `${settings.siteUrl}${page}` : null],
      ]),
    },
    { kind: 'quote', heading: 'Question', text },
    {
      kind: 'link',
      label: 'Answer it in the chat',
      href: `${settings.siteUrl}${cmsPath}/collections/conversations/${id}`,
    },
  ]);
  return queueMail(req, {
    ...{ kind: 'chat-notice', to: settings.enquiryEmail || settings.email, replyTo: email },
    ...{ subject: `Question in the chat from ${name}`, text: letter.text, html: letter.html },
  });
}

/** The answer for a visitor who has left. It omits the question: anybody could have typed it. */
export function queueChatAnswer(
  req: PayloadRequest,
  { name, email, createdAt }: Conversation,
  { text, user, settings }: { text: string; user: User; settings: Settings },
) {
  const letter = setLetter(settings, [
    greeting(name),
    `You asked us something on our website on ${formatUkMoment(new Date(createdAt))}. Here is the answer:`,
    text,
    'Answer this mail to ask further. If you did not ask us anything, another person used your address: ignore this mail, or tell us and we delete the conversation.',
    { kind: 'link', label: 'How we treat your data', href: `${settings.siteUrl}${privacyPath}` },
  ]);
  return queueMail(req, {
    ...{ kind: 'chat-answer', to: email, replyTo: user.email, sentBy: user.id },
    subject: `Answer to your question, ${settings.brandName}`,
    ...{ text: letter.text, html: letter.html },
  });
}
