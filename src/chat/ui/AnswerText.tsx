import type { AnswerView } from '../rules/answers';

/** A found passage with its live price and the link to its page. */
export function AnswerText({ answer, level: Heading }: { answer: AnswerView; level: 'h2' | 'h3' }) {
  const { title, text, price, href, page } = answer;
  return (
    <>
      <Heading className="text-h4">{title}</Heading>
      {price ? <p className="mt-1 font-mono text-small">{price}</p> : null}
      <p className="mt-1.5">{text}</p>
      {href ? (
        <p className="mt-1.5 text-small">
          <a href={href} className="touch inline-flex items-center underline hover:no-underline">
            {page && page !== title ? `Read it on “${page}”` : 'Open the page'}
          </a>
        </p>
      ) : null}
    </>
  );
}
