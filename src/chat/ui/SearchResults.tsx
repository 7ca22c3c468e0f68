import { leadAnchorPath } from '@/platform/paths';
import { phoneHref } from '@/platform/phone';
import { type FoundAnswer, notOurWork } from '../rules/answers';
import { AnswerText } from './AnswerText';

interface Props {
  /** `null` before a search, `limited` after too many. */
  found: FoundAnswer | 'limited' | null;
  email: string;
  phone: string | null;
}

const look = 'max-w-measure border-t border-rule py-6';

function Ways({ email, phone }: Pick<Props, 'email' | 'phone'>) {
  return (
    <p className="mt-3">
      <a href={leadAnchorPath} className="underline hover:no-underline">
        Ask us in a short form
      </a>
      , write to{' '}
      <a href={`mailto:${email}`} className="underline hover:no-underline">
        {email}
      </a>
      {phone ? (
        <>
          , or ring{' '}
          <a href={phoneHref(phone)} className="underline hover:no-underline">
            {phone}
          </a>
        </>
      ) : null}
      . A person answers.
    </p>
  );
}

/** The published answer, or the plain statement that there is none, and the nearest pages. */
export function SearchResults({ found, ...ways }: Props) {
  if (found === null) return null;
  if (found === 'limited') {
    return <p>There were too many searches from your connection. Please try again in a while.</p>;
  }
  if (found.status === 'empty') {
    return <p>Please enter a few words about what you look for, e.g. “refund” or “how long”.</p>;
  }
  return (
    <>
      {found.status === 'answered' ? (
        <article className="max-w-measure border-t border-ink py-6">
          <AnswerText answer={found.answer} level="h2" />
        </article>
      ) : (
        <div role="status" className="max-w-measure border-t border-ink py-6">
          <h2 className="text-h4">
            {found.trade ? notOurWork(found.trade) : 'Nothing on this site answers that'}
          </h2>
          <Ways {...ways} />
          {found.others.length > 0 ? <p className="mt-5">The nearest we have written:</p> : null}
        </div>
      )}
      {[...(found.status === 'answered' && found.also ? [found.also] : []), ...found.others].map(
        (answer) => (
          <article key={`${answer.href} ${answer.title}`} className={look}>
            <AnswerText answer={answer} level="h2" />
          </article>
        ),
      )}
    </>
  );
}
