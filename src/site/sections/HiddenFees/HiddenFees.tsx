import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Checkbox } from '@/design/ui/Checkbox';
import { SectionHead } from '@/design/ui/SectionHead';
import type { HiddenFeesBlock } from '@/payload-types';
import { formatPence } from '@/prices/rules/money';
import type { HiddenFeeView } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { FeesReceipt } from '@/prices/ui/hidden-fees/FeesReceipt';
import { LiveReceipt } from '../../lazy-parts';
import { sectionHead } from '../section-head';

export interface HiddenFeesProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  fees: HiddenFeeView[];
  note: string | null;
}

/** Monthly fees of competitors as tick boxes, with their sum over three years. */
export function HiddenFees({ anchor, eyebrow, heading, intro, fees, note }: HiddenFeesProps) {
  const id = useId();
  const choice = `${id}-choice`;
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 grid grid-cols-1 gap-x-12 gap-y-9 lg:mt-12 lg:grid-cols-12">
        <fieldset id={choice} className="lg:col-span-7 noscript:[&_input]:hidden">
          <legend className="w-full border-b border-ink pb-3 font-display text-h3 font-[640] tracking-[-0.012em]">
            What is on your quote, or missing from it?
          </legend>
          {fees.map((fee) => (
            <Checkbox
              key={fee.key}
              id={`${id}-${fee.key}`}
              name="hidden-fee"
              value={fee.key}
              defaultChecked={fee.isTickedAtStart}
              label={fee.name}
              trailing={`${formatPence(fee.monthlyPence)}/month`}
              help={fee.description}
              className="border-b border-rule py-1 [&>div]:-mt-2.5 [&>div]:ps-8 noscript:[&>div]:ps-0"
            />
          ))}
        </fieldset>
        <div className="self-start lg:sticky lg:top-24 lg:col-span-5">
          <LiveReceipt
            fees={fees}
            note={note}
            choice={choice}
            standIn={
              <FeesReceipt
                fees={fees.filter(({ isTickedAtStart }) => isTickedAtStart)}
                note={note}
              />
            }
          />
        </div>
      </div>
    </Section>
  );
}

/** Loads all published fees; the section is omitted without any. */
export async function loadHiddenFees(block: HiddenFeesBlock): Promise<HiddenFeesProps | null> {
  const { hiddenFees } = await getPriceBook();
  if (hiddenFees.length === 0) return null;
  return { ...sectionHead(block), fees: hiddenFees, note: block.note || null };
}
