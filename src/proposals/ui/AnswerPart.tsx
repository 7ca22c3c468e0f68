import { Notice } from '@/design/ui/Notice';
import { dayInWords } from '@/platform/time/uk-days';
import { formatUkMoment } from '@/platform/time/working-time';
import { answerRefusals, consentWords } from '../rules/answer-words';
import type { ProposalRemark, ProposalView } from '../rules/proposal-view';
import { AcceptForm } from './AcceptForm';
import type { AnswerTarget } from './AnswerForm';
import { DeclineForm } from './DeclineForm';
import { Outcome } from './Outcome';
import { QuestionForm } from './QuestionForm';

/** Questions and answers, in the form of letters. */
function Remarks({ remarks, brandName }: { remarks: ProposalRemark[]; brandName: string }) {
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

export interface AnswerPartProps {
  view: ProposalView;
  target: AnswerTarget;
  brandName: string;
  replyWithinHours: number;
  /** See `AcceptForm`. */
  isRecounted: boolean;
}

const moreTime = 'Could you give us more time for this proposal, please?';

function talkHeading({ isOpen, isExpired }: ProposalView): string {
  if (isExpired) return 'Ask for more time';
  return isOpen ? 'Ask a question' : 'Questions and answers';
}

/** The client's answer forms, or the outcome. */
export function AnswerPart(props: AnswerPartProps) {
  const { view, target, brandName, replyWithinHours, isRecounted } = props;
  const { isOpen, isExpired, remarks, document, code } = view;
  const mayAsk = isOpen || isExpired;
  return (
    <div className="grid gap-9">
      {isOpen ? null : <Outcome view={view} email={target.email} />}
      {target.isLocked && mayAsk ? (
        <Notice className="print-hidden">{answerRefusals.staff}</Notice>
      ) : null}
      {isOpen ? (
        <p className="hidden max-w-note print:block">
          Accept this proposal online with the link that we sent you, until{' '}
          {dayInWords(view.validUntil)}. Questions: {target.email}.
        </p>
      ) : null}
      {isOpen ? (
        <div className="rounded-control border border-ink bg-sheet p-5 sm:p-7 print-hidden">
          <h3 className="pb-4 text-h3">Accept</h3>
          <AcceptForm {...{ target, isRecounted }} seen={code} consent={consentWords(document)} />
        </div>
      ) : null}
      {mayAsk || remarks.length > 0 ? (
        <div className="print-hidden">
          <h3 className="pb-4 text-h3">{talkHeading(view)}</h3>
          <Remarks remarks={remarks} brandName={brandName} />
          {mayAsk ? (
            <QuestionForm
              target={target}
              label={isExpired ? 'Your message' : 'Your question'}
              {...(isExpired ? { initial: moreTime } : {})}
              replyWithinHours={replyWithinHours}
            />
          ) : null}
        </div>
      ) : null}
      {isOpen ? (
        <div className="border-t border-rule pt-3 print-hidden">
          <DeclineForm target={target} />
        </div>
      ) : null}
    </div>
  );
}
