import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon';
import { Notice } from './Notice';

/** Honeypot field: bots fill it in, people cannot see it. */
export function FieldForPrograms({ formId }: { formId: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={`${formId}-fax`}>Fax number, leave empty</label>
      <input id={`${formId}-fax`} name="fax_number" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Specification, section 8. */
export const notSent = {
  title: 'Something went wrong',
  description: 'Please try again or contact us directly.',
  tone: 'error',
} as const;

/** Explains a failed submission and gives a contact address. */
export function NotSentNotice({ problem, email }: { problem: string | null; email: string }) {
  if (!problem) return null;
  return (
    <Notice tone="error" title={notSent.title} role="alert">
      {problem} You can also write to{' '}
      <a href={`mailto:${email}`} className="underline hover:no-underline">
        {email}
      </a>
      .
    </Notice>
  );
}

/** Time until a rate-limited visitor may retry, e.g. `Try again in 3 minutes`. */
export function tryAgainIn(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
}

export interface SentReceiptProps {
  children: ReactNode;
  rows: readonly (readonly [term: string, words: string])[];
  box: Ref<HTMLDivElement>;
}

/** Confirmation of a message: its reference and the expected time of a reply. */
export function SentReceipt({ children, rows, box }: SentReceiptProps) {
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-received=""
      className="mb-8 rounded-control border border-s-3 border-orchard bg-sheet px-5 py-5"
    >
      <h3 className="flex items-center gap-2.5 text-h4">
        <Icon name="check" className="text-orchard" />
        Message Sent Successfully!
      </h3>
      <p className="mt-2">{children}</p>
      <dl className="mt-4 grid grid-cols-1 gap-x-6 sm:grid-cols-[auto_1fr] border-t border-rule text-small">
        {rows.map(([term, words]) => (
          <div
            key={term}
            className="grid border-b border-rule py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
