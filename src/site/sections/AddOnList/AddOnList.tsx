import { classNames } from '@/design/ui/class-names';
import { Figures, FigureText } from '@/design/ui/Figures';
import type { AddOnListBlock } from '@/payload-types';
import { type AddOnView, standaloneAddOnPence } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { HeadedSection } from '../HeadedSection';

const head = 'py-2.5 font-mono text-label font-medium text-muted';
const cell = 'py-4.5 align-baseline max-lg:block max-lg:p-0';
const figure =
  'max-lg:leader max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4 lg:text-end';

/** Published add-ons of a kind; those for retainers also have the price without one. */
export async function AddOnList({ block }: { block: AddOnListBlock }) {
  const { addOns, policy } = await getPriceBook();
  const hasTwoPrices = block.kind === 'retainer';
  const pricesOf = ({ pricePence }: AddOnView) => [
    { label: 'With a monthly plan', pence: pricePence },
    ...(hasTwoPrices
      ? [
          {
            label: 'Without a monthly plan',
            pence: standaloneAddOnPence(pricePence, policy.addOnSurcharge),
          },
        ]
      : []),
  ];
  return (
    <HeadedSection head={block}>
      <table className="mt-7 w-full border-collapse max-lg:block lg:mt-9">
        <caption className="sr-only">{block.heading}</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-ink">
            <th scope="col" className={`${head} w-[28%] pe-6 text-start`}>
              Add-on
            </th>
            <th scope="col" className={`${head} pe-6 text-start`}>
              What it is
            </th>
            {(hasTwoPrices ? ['With a monthly plan', 'Without a monthly plan'] : ['Price']).map(
              (label) => (
                <th key={label} scope="col" className={`${head} w-[12rem] text-end`}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:border-t max-lg:border-ink">
          {addOns
            .filter(({ kind }) => kind === block.kind)
            .map((item) => (
              <tr
                key={item.key}
                id={item.key}
                className={classNames(
                  'border-b border-rule max-lg:grid max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:py-5',
                  hasTwoPrices
                    ? 'max-lg:grid-cols-1'
                    : 'max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-baseline',
                )}
              >
                <th
                  scope="row"
                  className={`${cell} pe-6 text-start font-display text-h4 font-[640] tracking-[-0.012em]`}
                >
                  {item.name}
                </th>
                <td
                  className={classNames(
                    cell,
                    'pe-6 text-small text-muted',
                    !hasTwoPrices && 'max-lg:order-3 max-lg:col-span-2',
                  )}
                >
                  <Figures text={item.description} />
                </td>
                {pricesOf(item).map(({ label, pence }, index) => (
                  <td
                    key={label}
                    className={classNames(
                      cell,
                      hasTwoPrices ? figure : 'text-end',
                      index > 0 && 'text-muted',
                    )}
                  >
                    {hasTwoPrices ? (
                      <span aria-hidden="true" className="bg-paper pe-2 text-small lg:hidden">
                        {label}
                      </span>
                    ) : null}
                    <Price
                      fromPence={pence}
                      toPence={null}
                      unit={item.unit ? ` ${item.unit}` : null}
                      className="bg-paper ps-2"
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <FigureText text={block.note} className="max-w-note pt-6 text-small text-muted" />
    </HeadedSection>
  );
}
