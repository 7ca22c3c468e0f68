import { Icon } from '@/design/ui/Icon';
import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import { totalInWords } from '../rules/offer-words';
import type { ProposalView } from '../rules/proposal-view';
import { chosenLines, proposalTotals } from '../rules/totals';
import { OutcomeFocus } from './OutcomeFocus';

/** Explains why a proposal cannot be answered: decided, ended or still a draft. */
export function Outcome({ view, email }: { view: ProposalView; email: string }) {
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
