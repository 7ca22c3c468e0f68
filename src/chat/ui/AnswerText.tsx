import { Button } from '@/design/ui/Button';
import { Ranges } from '@/design/ui/Figures';
import type { AnswerView } from '../rules/answers';

const linkLook = 'touch inline-flex items-center underline hover:no-underline';

function PageLink({ answer: { title, href, page } }: { answer: AnswerView }) {
  return href ? (
    <a href={href} className={linkLook}>
      {page && page !== title ? `Read it on “${page}”` : 'Open the page'}
    </a>
  ) : null;
}

/** A found passage with the links to its page and its form. */
export function AnswerText({ answer, level: Heading }: { answer: AnswerView; level: 'h2' | 'h3' }) {
  const { title, text, price, href, start, startWords, estimate } = answer;
  return (
    <>
      {/* In the chat, the sentence with the price says what it is about. */}
      {price && Heading === 'h3' ? null : <Heading className="text-h4">{title}</Heading>}
      <p className="whitespace-pre-line not-first:mt-1.5">
        <Ranges text={text} />
      </p>
      {href || start ? (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-small">
          {start && startWords ? (
            <Button href={start} variant="primary" size="small">
              {startWords}
            </Button>
          ) : start ? (
            <a
              href={start}
              data-offer={[title, price].filter(Boolean).join(' · ')}
              data-estimate={estimate && JSON.stringify(estimate)}
              className={`${linkLook} font-semibold`}
            >
              Get Started<span className="sr-only"> with {title}</span>
            </a>
          ) : null}
          <PageLink answer={answer} />
        </p>
      ) : null}
    </>
  );
}
