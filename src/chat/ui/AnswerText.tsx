import type { AnswerView } from '../rules/answers';

const linkLook = 'touch inline-flex items-center underline hover:no-underline';

function PageLink({ answer: { title, href, page } }: { answer: AnswerView }) {
  return href ? (
    <a href={href} className={linkLook}>
      {page && page !== title ? `Read it on “${page}”` : 'Open the page'}
    </a>
  ) : null;
}

/** A found passage with the link to its page; with a live price, what to do comes before the text. */
export function AnswerText({ answer, level: Heading }: { answer: AnswerView; level: 'h2' | 'h3' }) {
  const { title, text, price, href, start } = answer;
  return (
    <>
      <Heading className="text-h4">{title}</Heading>
      {price ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
          <span className="font-mono">{price}</span>
          {start ? (
            <a
              href={start}
              data-offer={`${title} · ${price}`}
              className={`${linkLook} font-semibold`}
            >
              Get Started<span className="sr-only"> with {title}</span>
            </a>
          ) : null}
          <PageLink answer={answer} />
        </p>
      ) : null}
      <p className={price ? undefined : 'mt-1.5'}>{text}</p>
      {href && !price ? (
        <p className="mt-1.5 text-small">
          <PageLink answer={answer} />
        </p>
      ) : null}
    </>
  );
}
