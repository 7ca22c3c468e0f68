'use client';

import { useId, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { formatDuration } from '@/design/ui/format-time';
import { RangeField } from '@/design/ui/RangeField';
import { Receipt, ReceiptBar, type ReceiptLine } from '@/design/ui/Receipt';
import type { LinkView } from '@/design/view-models';
import { prefillEnquiry } from '@/platform/enquiry-prefill';
import {
  type ChatbotRoi,
  computeChatbotRoi,
  formatSpan,
  inputsInWords,
  questionsToPay,
  type RoiInputs,
  type RoiLimits,
  type RoiTerms,
  roiEnquiry,
} from '../../rules/chatbot-roi';
import { formatPence, formatPenceRange } from '../../rules/money';

interface RoiReceiptProps {
  inputs: RoiInputs;
  terms: RoiTerms;
  roi: ChatbotRoi;
  /** See `questionsToPay`; asked for when it does not pay. */
  enough: number | null;
  note: string | null;
  links: LinkView[];
  enquiryHref: string;
}

function cost({ fromPence, toPence }: { fromPence: number; toPence: number }): string {
  return `−${formatPenceRange(fromPence, toPence)}`;
}

function linesOf({ inputs, roi }: RoiReceiptProps): ReceiptLine[] {
  const { lostCustomers } = inputs;
  const customers = `${lostCustomers} ${lostCustomers === 1 ? 'customer' : 'customers'}`;
  const extra = `${roi.extraConversations.toLocaleString('en-GB')} extra ${roi.extraConversations === 1 ? 'conversation' : 'conversations'}`;
  return [
    { label: `Your time, ${formatDuration(roi.minutesSaved)}`, amount: formatPence(roi.timePence) },
    ...(lostCustomers > 0
      ? [{ label: `Assumed: ${customers}`, amount: formatPence(roi.customersPence) }]
      : []),
    { label: roi.tier.name, amount: cost(roi.tierCost) },
    ...(roi.extraConversations > 0 ? [{ label: extra, amount: cost(roi.extraCost) }] : []),
  ];
}

function payBack({ roi, enough }: RoiReceiptProps): string {
  const otherwise =
    enough === null
      ? ''
      : ` At ${enough.toLocaleString('en-GB')} questions a month it would pay at both ends of the price, the rest unchanged.`;
  switch (roi.verdict) {
    case 'always':
      return 'Pays from the first month: the price list has no charge for setting it up.';
    case 'lower-price':
      return `Pays at the lower end of the price only.${otherwise}`;
    case 'never':
      return `Does not pay at these figures.${otherwise}`;
  }
}

/** The month as a sum: what comes back, what it costs, what is left. */
function RoiReceipt(props: RoiReceiptProps) {
  const { inputs, terms, roi, note, links, enquiryHref } = props;
  return (
    <Receipt
      live
      title={`A month with ${roi.tier.name}`}
      meta={`up to ${roi.tier.conversations.toLocaleString('en-GB')} conversations`}
      lines={linesOf(props)}
      totalLabel="Left over a month"
      total={formatSpan(roi.net)}
      note={
        <>
          <p aria-live="polite" className="text-body font-semibold text-ink">
            {payBack(props)}
          </p>
          <p className="mt-2">
            Worked out for {inputsInWords(inputs)}. Each question counts as a conversation; one
            beyond the limit costs {formatPence(terms.extraFromPence)} to{' '}
            {formatPence(terms.extraToPence)}.
          </p>
          {note ? <p className="mt-2">{note}</p> : null}
        </>
      }
    >
      <Button
        href={enquiryHref}
        variant="primary"
        wide
        onClick={() => prefillEnquiry({ message: roiEnquiry(inputs, roi) })}
      >
        Get Started
      </Button>
      {links.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="touch inline-flex items-center text-small">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Receipt>
  );
}

export interface RoiCalculatorProps {
  limits: RoiLimits;
  terms: RoiTerms;
  note: string | null;
  links: LinkView[];
  enquiryHref: string;
}

interface Question {
  name: keyof RoiInputs;
  label: string;
  unit: string;
  sign?: string;
  help: string;
}

const ownFigures: Question[] = [
  {
    name: 'questions',
    label: 'Questions and enquiries',
    unit: 'a month',
    help: 'By phone, e-mail and form. Count a week and multiply by four.',
  },
  {
    name: 'answerPercent',
    label: 'Share a chatbot could answer',
    unit: '%',
    help: 'Questions your website answers, or could.',
  },
  {
    name: 'minutesPerAnswer',
    label: 'Time for one answer',
    unit: 'minutes',
    help: 'Finding the message, looking it up and writing back.',
  },
  {
    name: 'hourPence',
    label: 'Cost of the person who answers',
    unit: 'an hour',
    sign: '£',
    help: 'Wage plus costs, or what you charge for an hour.',
  },
];

const assumption: Question[] = [
  {
    name: 'lostCustomers',
    label: 'Customers lost out of hours',
    unit: 'a month',
    help: 'Asked in the evening, had no answer, went elsewhere.',
  },
  {
    name: 'customerPence',
    label: 'What a customer is worth',
    unit: 'each',
    sign: '£',
    help: 'Your profit on the job, not the bill.',
  },
];

const legend = 'w-full border-b border-ink pb-3 font-display text-h4 font-[640]';

/** The controls show whole pounds. */
const pence = (name: keyof RoiInputs) => (name.endsWith('Pence') ? 100 : 1);

/** Would a chatbot pay? One’s own figures against the price list. */
export function RoiCalculator(props: RoiCalculatorProps) {
  const { limits, terms, ...rest } = props;
  const id = useId();
  const [inputs, setInputs] = useState(
    () =>
      Object.fromEntries(
        Object.entries(limits).map(([name, { initial }]) => [name, initial]),
      ) as unknown as RoiInputs,
  );
  const roi = computeChatbotRoi(inputs, terms);
  const enough =
    roi.verdict === 'always' ? null : questionsToPay(inputs, terms, limits.questions.most);

  const field = ({ name, ...question }: Question) => (
    <RangeField
      key={name}
      {...question}
      value={inputs[name] / pence(name)}
      most={limits[name].most / pence(name)}
      onChange={(value) => setInputs((all) => ({ ...all, [name]: value * pence(name) }))}
    />
  );

  return (
    <div className="grid grid-cols-1 gap-x-18 gap-y-9 lg:grid-cols-12 lg:items-start">
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="noscript:hidden max-lg:[&_input]:scroll-mt-18 lg:col-span-7"
      >
        <ReceiptBar
          receipt={id}
          title={`Left with ${roi.tier.name}`}
          total={formatSpan(roi.net)}
          className="whitespace-nowrap"
        />
        <fieldset>
          <legend className={legend}>Your month</legend>
          {ownFigures.map(field)}
        </fieldset>
        <fieldset className="mt-9">
          <legend className={legend}>Lost customers (optional)</legend>
          <p className="pt-3 text-small text-muted">
            Nobody can count customers who left without a word, so this is your guess. At 0 it
            doesn’t count.
          </p>
          {assumption.map(field)}
        </fieldset>
      </form>
      <div id={id} className="scroll-mt-24 lg:sticky lg:top-24 lg:col-span-5">
        <RoiReceipt {...rest} {...{ inputs, terms, roi, enough }} />
      </div>
    </div>
  );
}
