'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { readAnswer } from '@/platform/consent-store';
import { leadAnchorPath } from '@/platform/paths';
import { phoneHref } from '@/platform/phone';
import { randomUuid } from '@/platform/random-uuid';
import { type FoundAnswer, notOurWork, type WordedAnswer } from '../rules/answers';
import type { ChatFacts } from '../rules/chat-facts';
import { longestQuestion, mostEarlier } from '../rules/limits';
import { AnswerText } from './AnswerText';
import { askChat } from './chat-api';

type Reply = FoundAnswer | { status: 'limited' | 'failed' };

interface Exchange {
  id: number;
  question: string;
  /** `null` while it is looked for. */
  reply: Reply | null;
}

interface Props extends ChatFacts {
  /** The trade of the page. */
  trade?: string | null;
  onPerson: (talk: { token: string; question: string }) => void;
}

/** Links below an answer. */
const mostRelated = 2;

const wayLook = 'touch inline-flex items-center underline hover:no-underline';

/** What a visitor can do instead: the short form, a person, the telephone. */
function Ways({ question, phone, isContactSample, onPerson }: Props & { question: string }) {
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
      <li>
        <Button
          size="small"
          variant="primary"
          onClick={() => onPerson({ token: randomUuid(), question })}
        >
          Ask a person
        </Button>
      </li>
      <li>
        <a href={leadAnchorPath} className={wayLook}>
          Send the short form
        </a>
      </li>
      {phone ? (
        <li>
          <a href={phoneHref(phone)} className={wayLook}>
            Ring {phone}
            {isContactSample ? ' (sample)' : ''}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

const words: Record<'empty' | 'unknown' | 'meant' | 'limited' | 'failed', string> = {
  empty: 'Please ask in a few words, for example “How long does a website take?”',
  unknown: 'I don’t know. I found no answer to that on our pages.',
  meant: 'I don’t know. Do you mean one of these?',
  limited: 'There were too many questions from your connection. Please try again in a while.',
  failed: 'The answer did not arrive. Please try again, or take one of these ways.',
};

interface ReplyTextProps extends Props {
  reply: Reply;
  question: string;
  onAsk: (question: string) => void;
}

function ReplyText({ reply, onAsk, ...props }: ReplyTextProps) {
  if (reply.status === 'answered') {
    return (
      <>
        {reply.worded ? (
          <Worded {...reply.worded} />
        ) : (
          <>
            <AnswerText answer={reply.answer} level="h3" />
            {reply.also ? (
              <div className="mt-4">
                <AnswerText answer={reply.also} level="h3" />
              </div>
            ) : null}
          </>
        )}
        <Further
          answers={reply.others.filter(({ isRelated }) => isRelated).slice(0, mostRelated)}
          heading="See also"
        />
      </>
    );
  }
  const others = reply.status === 'unknown' ? reply.others : [];
  const meant = others.map(({ title }) => title).filter((title) => title.endsWith('?'));
  return (
    <>
      <p>
        {reply.status === 'unknown' && reply.trade
          ? notOurWork(reply.trade)
          : words[meant.length > 0 ? 'meant' : reply.status]}
      </p>
      <QuestionButtons questions={meant} onAsk={onAsk} />
      {reply.status === 'empty' ? null : <Ways {...props} />}
      <Further
        answers={others.filter(({ title }) => !meant.includes(title))}
        heading="The nearest"
      />
    </>
  );
}

/** Questions that are asked with one press. */
function QuestionButtons({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  return questions.length === 0 ? null : (
    <ul className="mt-2 grid justify-items-start gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="touch rounded-control border border-edge px-3.5 py-1.5 text-start text-small font-semibold hover:border-ink"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A language model's answer above the passages that it comes from, with their live prices. */
function Worded({ text, sources }: WordedAnswer) {
  return (
    <>
      <p>{text}</p>
      <div className="mt-2 text-small">
        <p className="text-muted">Put into words by a language model. It comes from:</p>
        <ul>
          {sources.map(({ title, href, price }) => (
            <li key={`${href} ${title}`}>
              {href ? (
                <a href={href} className={wayLook}>
                  {title}
                </a>
              ) : (
                title
              )}
              {price ? <span className="ms-2 font-mono">{price}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Further({
  answers,
  heading,
}: {
  answers: Extract<FoundAnswer, { status: 'unknown' }>['others'];
  heading: string;
}) {
  const linked = answers.filter(({ href }) => href !== null);
  if (linked.length === 0) return null;
  return (
    <div className="mt-2 text-small">
      <p className="text-muted">{heading}:</p>
      <ul>
        {linked.map(({ title, href }) => (
          <li key={`${href} ${title}`}>
            <a href={href ?? ''} className={wayLook}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Questions to the published content, and what was found. Nothing of it is stored here. */
export function Questions(props: Props) {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const log = useRef<HTMLDivElement>(null);
  const isBusy = exchanges.at(-1)?.reply === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is brought into view
  useEffect(() => {
    log.current?.querySelector('[data-exchange]:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [exchanges]);

  function askTyped(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const question = String(new FormData(form).get('question') ?? '').trim();
    if (question === '') return;
    if (!isBusy) form.reset();
    void ask(question);
  }

  async function ask(question: string): Promise<void> {
    if (isBusy) return;
    const id = exchanges.length;
    setExchanges([...exchanges, { id, question, reply: null }]);
    const mayKeep = readAnswer() === 'yes';
    const asked = exchanges.map((each) => each.question);
    const earlier = [...(props.trade ? [props.trade] : []), ...asked].slice(-mostEarlier);
    const reply = (await askChat<FoundAnswer>('ask', { question, earlier, mayKeep })) ?? {
      status: 'failed' as const,
    };
    setExchanges((before) => before.map((each) => (each.id === id ? { ...each, reply } : each)));
  }

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Questions and answers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer must scroll by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3"
      >
        <p className="text-small text-muted">
          A program answers from the pages, prices and questions that {props.brandName} has
          published. It says when it doesn’t know.
          {props.hasModel
            ? ' Your question, without e-mail addresses and long numbers, goes to a language model that words the answer.'
            : null}
        </p>
        {exchanges.length === 0 ? (
          <QuestionButtons questions={props.examples} onAsk={(example) => void ask(example)} />
        ) : null}
        {exchanges.map((exchange) => (
          <div key={exchange.id} data-exchange="" className="mt-4 border-t border-rule pt-3">
            <p className="font-mono text-label text-muted">{exchange.question}</p>
            <div className="mt-1.5">
              {exchange.reply === null ? (
                <p className="text-muted">Looking …</p>
              ) : (
                <ReplyText
                  {...props}
                  reply={exchange.reply}
                  question={exchange.question}
                  onAsk={(meant) => void ask(meant)}
                />
              )}
            </div>
          </div>
        ))}
      </div>
      <form onSubmit={askTyped} className="flex gap-2 border-t border-rule p-3">
        <input
          type="text"
          name="question"
          aria-label="Your question"
          placeholder="e.g. What do you charge?"
          autoComplete="off"
          maxLength={longestQuestion}
          className="touch min-w-0 flex-1 rounded-control border border-edge bg-sheet px-3 text-ink placeholder:text-muted"
        />
        <Button type="submit" variant="line" size="small">
          Ask
        </Button>
      </form>
    </>
  );
}
