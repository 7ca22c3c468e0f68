import { Checkbox } from '@/design/ui/Checkbox';
import type { HiddenFeesBlock } from '@/payload-types';
import { formatPence } from '@/prices/rules/money';
import { getPriceBook } from '@/prices/store/price-book';
import { FeesReceipt } from '@/prices/ui/hidden-fees/FeesReceipt';
import { LiveReceipt } from '../../lazy-parts';
import { HeadedSection } from '../HeadedSection';

/** Monthly fees of competitors as tick boxes, with their sum over three years; omitted without fees. */
export async function HiddenFees({ block }: { block: HiddenFeesBlock }) {
  const { hiddenFees: fees } = await getPriceBook();
  if (fees.length === 0) return null;
  const note = block.note || null;
  const id = block.id ?? 'hidden-fees';
  const choice = `${id}-choice`;
  return (
    <HeadedSection head={block}>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-9 lg:mt-9 lg:grid-cols-12">
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
              className="border-b border-rule [&>div]:-mt-2.5 [&>div]:min-h-0 [&>div]:pb-2 [&>div]:ps-8 scripting:not-has-checked:[&>div]:hidden noscript:[&>div]:ps-0"
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
    </HeadedSection>
  );
}
