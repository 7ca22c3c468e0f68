import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { dayInWords } from '@/platform/time/uk-days';
import { formatUkMoment, ukDay } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import { answerRefusals, consentWords } from '../rules/client-answers';
import { chosenLines, proposalTotals, totalInWords } from '../rules/offer';
import type { ProposalRemark, ProposalView } from '../rules/proposal-view';
import { AcceptForm, type AnswerTarget, DeclineForm, QuestionForm } from './answer-forms';
import { OutcomeFocus } from './use-answer';

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
  isRecounted: boolean;
}

const moreTime = 'Could you give us more time for this proposal, please?';

function talkHeading({ isOpen, isExpired }: ProposalView): string {
  if (isExpired) return 'Ask for more time';
  return isOpen ? 'Ask a question' : 'Questions and answers';
}

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

/** Explains why a proposal cannot be answered: decided, ended or still a draft. */
function Outcome({ view, email }: { view: ProposalView; email: string }) {
  const { status, validUntil, pricesUntil, newerHref, declinedBecause } = view;
  if (view.acceptance) return <Accepted view={view} acceptance={view.acceptance} />;
  if (view.isExpired) {
    return (
      <Box title="No longer valid">
        <p>
          The last day was {dayInWords(validUntil)}.{' '}
          {pricesUntil
            ? `Ask us for more time below: until ${dayInWords(pricesUntil)} we can renew it at the same prices.`
            : 'Prices may have changed since. Ask us for another one below.'}
        </p>
      </Box>
    );
  }
  if (status === 'declined') {
    return (
      <Box title="Declined">
        <p>
          Thank you for telling us. If you change your mind, write to <Mail email={email} />.
        </p>
        {declinedBecause ? (
          <blockquote className="mt-3 border-s border-ink ps-4 whitespace-pre-line text-muted">
            {declinedBecause}
          </blockquote>
        ) : null}
      </Box>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Box title="Withdrawn">
        <p>
          We have taken this proposal back. If you would like another one, write to{' '}
          <Mail email={email} />.
        </p>
      </Box>
    );
  }
  if (status === 'superseded') {
    return (
      <Box title="There is a newer proposal">
        {newerHref ? (
          <p>
            It takes the place of this one.{' '}
            {/* A plain link: Next.js would prefetch the address with its key. */}
            <a href={newerHref} className="font-semibold">
              Open the newer proposal
            </a>
          </p>
        ) : (
          <p>
            It takes the place of this one. You have its link by e-mail; if not, write to{' '}
            <Mail email={email} />.
          </p>
        )}
      </Box>
    );
  }
  return (
    <Box title="Not sent yet">
      <p>Once it is sent, the client answers here.</p>
    </Box>
  );
}

function Mail({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}

function Box(props: { title: string; isGood?: boolean; children: React.ReactNode }) {
  const { title, isGood = false, children } = props;
  return (
    <section
      aria-labelledby="outcome-heading"
      tabIndex={-1}
      data-outcome=""
      className={`rounded-control border border-s-3 bg-sheet px-5 py-5 sm:px-7 ${isGood ? 'border-orchard' : 'border-edge'}`}
    >
      <h3 id="outcome-heading" className="flex items-center gap-2.5 text-h3">
        <Icon name={isGood ? 'check' : 'info'} className={isGood ? 'text-orchard' : 'text-muted'} />
        {title}
      </h3>
      <div className="mt-2 max-w-note">{children}</div>
      <OutcomeFocus />
    </section>
  );
}

const timeOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

function Accepted(props: {
  view: ProposalView;
  acceptance: NonNullable<ProposalView['acceptance']>;
}) {
  const { view, acceptance } = props;
  const { lines, payment, terms, client } = view.document;
  const totals = proposalTotals(lines, acceptance.chosen, payment.depositPercent);
  const rows = [
    ['Accepted by', `${acceptance.name}, for ${client.business}`],
    ['On', `${dayInWords(ukDay(acceptance.at))}, ${timeOf.format(acceptance.at)} UK time`],
    [
      'Lines',
      chosenLines(lines, acceptance.chosen)
        .map(({ label }) => label)
        .join(', '),
    ],
    ['Total', totalInWords(totals)],
    ['Terms', `Version ${terms.version}`],
    ['Fingerprint', acceptance.hash],
  ];
  return (
    <Box title="Accepted" isGood>
      <p>{acceptance.consent}</p>
      <dl className="mt-4 border-t border-rule text-small">
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h4 className="mt-6 text-h4">What happens now</h4>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5">
        <li>You get a receipt by e-mail with everything that was agreed.</li>
        {totals.depositPence > 0 ? (
          <li>We send the invoice for {formatPence(totals.depositPence)}, due on acceptance.</li>
        ) : null}
        <li>Work begins as the timeline says, and we ask you for what we need.</li>
        {totals.restPence > 0 ? (
          <li>
            Before launch, you see everything, and the rest of {formatPence(totals.restPence)} is
            due.
          </li>
        ) : null}
      </ol>
    </Box>
  );
}
