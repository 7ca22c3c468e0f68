'use client';

import { useId, useState } from 'react';
import { RangeField } from '@/design/ui/RangeField';
import type { LinkView } from '@/design/view-models';
import {
  computeChatbotRoi,
  questionsToPay,
  type RoiInputs,
  type RoiLimits,
  type RoiTerms,
} from '../../rules/chatbot-roi';
import { formatSpan } from '../../rules/chatbot-roi-text';
import { RoiReceipt } from './RoiReceipt';

export interface RoiCalculatorProps {
  limits: RoiLimits;
  terms: RoiTerms;
  /** Small print below the sum. */
  note: string | null;
  links: LinkView[];
  /** Where an enquiry is made. */
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
    help: 'Those whose answer stands on your website, or could.',
  },
  {
    name: 'minutesPerAnswer',
    label: 'Time for one answer',
    unit: 'minutes',
    help: 'With finding the message, looking it up and writing back.',
  },
  {
    name: 'hourPence',
    label: 'Cost of whoever answers',
    unit: 'an hour',
    sign: '£',
    help: 'A wage with its costs, or what you charge for the hour.',
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
    label: 'Worth of such a customer',
    unit: 'each',
    sign: '£',
    help: 'Not the bill, but what is left of it after material and work.',
  },
];

/** The controls show whole pounds. */
const pence = (name: keyof RoiInputs) => (name.endsWith('Pence') ? 100 : 1);

/** Would a chatbot pay? One’s own figures against the price list. */
export function RoiCalculator(props: RoiCalculatorProps) {
  const { limits, terms, ...rest } = props;
  const id = useId();
  const [inputs, setInputs] = useState<RoiInputs>(() => ({
    questions: limits.questions.initial,
    answerPercent: limits.answerPercent.initial,
    minutesPerAnswer: limits.minutesPerAnswer.initial,
    hourPence: limits.hourPence.initial,
    lostCustomers: limits.lostCustomers.initial,
    customerPence: limits.customerPence.initial,
  }));
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
        <a
          href={`#${id}`}
          className="touch sticky top-header z-20 -mx-gutter mb-7 flex items-center justify-between gap-4 border-y border-ink bg-mist px-gutter py-1.5 no-underline lg:hidden print-hidden"
        >
          <span className="min-w-0 truncate text-small">
            <span className="sr-only">To the receipt: </span>
            Left with {roi.tier.name}
          </span>
          <span className="font-mono font-semibold tracking-[-0.04em] whitespace-nowrap">
            {formatSpan(roi.net)}
          </span>
        </a>
        <fieldset>
          <legend className="w-full border-b border-ink pb-3 font-display text-h4 font-[640]">
            Your month
          </legend>
          {ownFigures.map(field)}
        </fieldset>
        <fieldset className="mt-9">
          <legend className="w-full border-b border-ink pb-3 font-display text-h4 font-[640]">
            An assumption, if you like
          </legend>
          <p className="pt-3 text-small text-muted">
            Nobody can count customers who left without a word, so this is your guess. At 0 it stays
            out of the sum.
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
