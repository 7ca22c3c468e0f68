'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { EmailInput } from '@/design/ui/EmailInput';
import { Input, Textarea } from '@/design/ui/Field';
import { FieldForPrograms } from '@/design/ui/FormParts';
import { randomUuid } from '@/platform/random-uuid';
import { writeSession } from '@/platform/session-store';
import type { ChatFacts } from '../rules/chat-facts';
import type { ConversationAnswer, ConversationView } from '../rules/conversation';
import { conversationLimits } from '../rules/limits';
import { askChat } from './chat-api';

/** Entry of this tab’s storage: the key of the visitor’s conversation. */
export const chatKey = 'ftj_chat';

const lookEveryMs = 5_000;

interface Props extends ChatFacts {
  token: string;
  question: string;
  onLeave: () => void;
}

type Errors = Extract<ConversationAnswer, { status: 'invalid' }>['errors'];

const notSent = 'It could not be sent. Please try again, or write to us at';

/** A question to a person: first who asks, then what both say. */
export function Conversation({ token, question, onLeave, ...facts }: Props) {
  const [view, setView] = useState<ConversationView | null>(null);
  const [isKnown, setIsKnown] = useState(question === '');
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(randomUuid());

  const take = useCallback(
    (answer: ConversationAnswer | { status: 'limited' } | null): boolean => {
      setErrors(answer?.status === 'invalid' ? answer.errors : {});
      setProblem(answer === null || answer.status === 'limited' ? notSent : '');
      if (answer?.status === 'gone') {
        writeSession(chatKey, null);
        onLeave();
      }
      if (answer?.status !== 'open') return false;
      setView(answer.conversation);
      return true;
    },
    [onLeave],
  );

  useEffect(() => {
    if (!isKnown) return;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await askChat<ConversationAnswer>('read', { token });
      // A look that failed is repeated; only an answer changes what is shown.
      if (answer?.status === 'open' || answer?.status === 'gone') take(answer);
    };
    void look();
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isKnown, token, take]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    setIsBusy(true);
    const answer = isKnown
      ? await askChat<ConversationAnswer>('add', { ...values, token, key: key.current })
      : await askChat<ConversationAnswer>('person', {
          ...{ ...values, token, page: window.location.pathname },
        });
    setIsBusy(false);
    if (!take(answer)) return;
    key.current = randomUuid();
    writeSession(chatKey, { token });
    setIsKnown(true);
    form.reset();
  }

  const field = (name: keyof Errors) => {
    const error = errors[name];
    return { name, id: `chat-${name}`, required: true, ...(error ? { error } : {}) };
  };

  return (
    <>
      <div
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation must scroll by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3"
      >
        <p className="text-small text-muted">
          {view === null
            ? `A person answers, ${facts.hours}. The answer appears here, and comes by e-mail if you have left.`
            : view.isOpen
              ? 'We have your question and answer here. You can leave: then the answer comes by e-mail.'
              : `We have your question, and are closed at the moment. You get the answer by e-mail by ${view.replyBy}.`}
        </p>
        {(view?.messages ?? []).map(({ id, author, text, at }) => (
          <div key={id} className="mt-3 border-t border-rule pt-2.5">
            <p className="font-mono text-label text-muted">
              {author === 'staff' ? facts.brandName : 'You'}, {at}
            </p>
            <p className="mt-1 whitespace-pre-line">{text}</p>
          </div>
        ))}
        {view?.isClosed ? <p className="mt-3 text-small">This conversation is closed.</p> : null}
      </div>
      {view?.isClosed ? (
        <p className="border-t border-rule p-3">
          <Button
            size="small"
            onClick={() => {
              writeSession(chatKey, null);
              onLeave();
            }}
          >
            Ask something else
          </Button>
        </p>
      ) : (
        <form onSubmit={send} noValidate className="overflow-y-auto border-t border-rule p-3">
          {isKnown ? null : (
            <>
              <Input
                {...field('name')}
                label="Your name"
                autoComplete="name"
                maxLength={conversationLimits.name}
              />
              <EmailInput {...field('email')} label="E-mail" maxLength={conversationLimits.email} />
            </>
          )}
          <Textarea
            {...field('message')}
            label={isKnown ? 'Your message' : 'Your question'}
            defaultValue={isKnown ? '' : question}
            rows={3}
            maxLength={conversationLimits.text}
          />
          <FieldForPrograms formId="chat" />
          <div role="alert">
            {problem ? (
              <p className="pb-2 text-small">
                {problem} <a href={`mailto:${facts.email}`}>{facts.email}</a>.
              </p>
            ) : null}
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            <Button
              type="submit"
              variant="primary"
              size="small"
              busy={isBusy}
              busyLabel="Sending..."
            >
              Send
            </Button>
            {isKnown ? null : (
              <button type="button" onClick={onLeave} className="touch text-small underline">
                Back
              </button>
            )}
            {facts.privacyHref ? (
              <a
                href={facts.privacyHref}
                className="touch inline-flex items-center text-small underline"
              >
                Privacy policy
              </a>
            ) : null}
          </div>
        </form>
      )}
    </>
  );
}
