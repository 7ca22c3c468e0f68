import { formatUkMoment } from '@/platform/time/working-time';
import type { ProposalRemark } from '../rules/proposal-view';

/** What was asked and answered, as in a letter exchange. */
export function Remarks({ remarks, brandName }: { remarks: ProposalRemark[]; brandName: string }) {
  if (remarks.length === 0) return null;
  return (
    <ol className="mb-6 border-t border-rule print-hidden" aria-label="Questions and answers">
      {remarks.map(({ id, isQuestion, text, at }) => (
        <li
          key={id}
          className={`border-b border-rule py-3.5 ${isQuestion ? '' : 'border-s-3 border-s-orchard ps-4'}`}
        >
          <p className="font-mono text-label text-muted">
            {isQuestion ? 'You asked' : `${brandName} answered`},{' '}
            <time dateTime={at.toISOString()}>{formatUkMoment(at)}</time>
          </p>
          <p className="mt-1 text-small whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
