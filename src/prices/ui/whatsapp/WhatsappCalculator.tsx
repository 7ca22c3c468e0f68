'use client';

import { useId, useState } from 'react';
import { Input } from '@/design/ui/Field';
import { Icon } from '@/design/ui/Icon';
import { PhoneFrame } from '@/design/ui/PhoneFrame';
import { RangeField, type RangeFieldProps } from '@/design/ui/RangeField';
import { Receipt } from '@/design/ui/Receipt';
import { formatPence } from '../../rules/money';
import { sumWhatsapp, type WhatsappInputs } from '../../rules/whatsapp-sums';

/** A phone with the message that the button has begun. */
function MessagePhone({ subject }: { subject: string }) {
  return (
    <figure className="mx-auto w-full max-w-72 md:mx-0">
      <PhoneFrame>
        <div aria-hidden="true" className="bg-sheet px-4 pt-4 pb-3.5 max-lg:hidden">
          <p className="font-display text-h3 font-[640] first-letter:uppercase wrap-anywhere">
            {subject || '…'}
          </p>
          <p className="mt-3 mb-4 grid gap-2">
            {['w-full', 'w-11/12', 'w-3/5'].map((width) => (
              <span key={width} className={`h-1.5 rounded-full bg-rule ${width}`} />
            ))}
          </p>
          <p className="flex w-fit items-center gap-2 rounded-control bg-panel night on-panel px-3 py-1.5 text-label font-semibold text-ink">
            <Icon name="chat" className="size-4" />
            WhatsApp
          </p>
        </div>
        <div className="flex min-h-56 flex-col bg-mist">
          <p className="flex items-center gap-2.5 border-b border-rule bg-panel night on-panel px-4 py-3 text-small text-ink">
            <Icon name="chat" />
            Your business
          </p>
          <div className="mt-auto p-3.5">
            <p
              aria-live="polite"
              className="ms-auto w-fit max-w-[92%] rounded-plate rounded-ee-none on-panel night bg-panel px-3.5 text-ink py-2.5 text-small wrap-anywhere"
            >
              Hello, I’m on your page about {subject || '…'}.
              <span
                aria-hidden="true"
                className="ms-0.5 inline-block h-4 w-px bg-ink align-middle"
              />
            </p>
            <p className="mt-3 flex items-center gap-2 rounded-full border border-rule bg-sheet px-4 py-2 text-label text-muted">
              Your customer reads it, changes it, sends it
              <Icon name="arrow-right" className="ms-auto size-4 flex-none" />
            </p>
          </div>
        </div>
      </PhoneFrame>
    </figure>
  );
}

export interface WhatsappCalculatorProps {
  /** Examples of what a page is about, with commas between; the first is shown. */
  subject: string;
  initial: WhatsappInputs;
  /** Of the add-on, paid once; `null` while it is unpublished. */
  pricePence: number | null;
  note: string | null;
}

const assumptions: readonly (Pick<RangeFieldProps, 'label' | 'unit' | 'most'> & {
  name: keyof WhatsappInputs;
})[] = [
  { name: 'visits', label: 'Visits from phones', unit: 'a month', most: 3_000 },
  { name: 'formPercent', label: 'Fill in a form', unit: '%', most: 20 },
  { name: 'messagePercent', label: 'Write on WhatsApp', unit: '%', most: 20 },
];

/** Writes the first message while the visitor types, and sums up the visitor's own assumptions. */
export function WhatsappCalculator(props: WhatsappCalculatorProps) {
  const { initial, pricePence, note } = props;
  const id = useId();
  const examples = props.subject.split(',').map((example) => example.trim());
  const [subject, setSubject] = useState(examples[0] ?? '');
  const [inputs, setInputs] = useState(initial);
  const sums = sumWhatsapp(inputs, pricePence ?? 0);

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-12 lg:gap-y-8">
      <div className="noscript:hidden lg:col-span-4 lg:col-start-5">
        <Input
          id={`${id}-subject`}
          name="subject"
          label="What is one of your pages about?"
          value={subject}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setSubject(target.value)}
        />
        {examples.length > 1 ? (
          <p className="flex flex-wrap gap-2">
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                className="touch rounded-control border border-edge bg-sheet px-3 text-small hover:bg-wash"
                onClick={() => setSubject(example)}
              >
                {example}
              </button>
            ))}
          </p>
        ) : null}
      </div>
      <div className="md:col-start-1 lg:col-span-4 lg:row-span-2 lg:row-start-1">
        <MessagePhone subject={subject.trim()} />
      </div>
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="md:col-start-2 md:row-span-2 md:row-start-1 lg:col-span-4 lg:col-start-5 lg:row-span-1 lg:row-start-2"
      >
        {assumptions.map(({ name, ...range }) => (
          <RangeField
            key={name}
            {...range}
            value={inputs[name]}
            onChange={(value) => setInputs((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </form>
      <div className="md:max-lg:col-span-2 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
        <Receipt
          live
          title="A month, by your figures"
          lines={[
            { label: 'Enquiries by form', amount: String(sums.withForm) },
            { label: 'Enquiries with WhatsApp', amount: String(sums.withMessages) },
          ]}
          totalLabel="More enquiries"
          total={String(sums.more)}
          note={
            pricePence === null ? null : (
              <p className="text-body text-ink">
                {sums.pencePerEnquiry === null ? (
                  'No gain at these figures: leave it out.'
                ) : (
                  <>
                    {formatPence(pricePence)}, paid once, works out at{' '}
                    <strong className="block font-mono text-[2rem]/tight font-semibold tracking-[-0.05em] text-orchard">
                      {formatPence(sums.pencePerEnquiry)}{' '}
                    </strong>
                    for each extra enquiry in the first year.
                  </>
                )}
              </p>
            )
          }
        />
        {note ? <p className="mt-4 text-small text-muted">{note}</p> : null}
      </div>
    </div>
  );
}
