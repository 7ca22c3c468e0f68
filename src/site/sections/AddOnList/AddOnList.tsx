import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { Figures } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import type { AddOnListBlock } from '@/payload-types';
import { standaloneAddOnPence } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { sectionHead } from '../section-head';

export interface AddOnRow {
  /** Also the row's anchor. */
  key: string;
  name: string;
  description: string;
  pricePence: number;
  /** Price without a retainer; `null` if there is a single price. */
  standalonePence: number | null;
  /** The unit, e.g. `per post`; `null` for a one-off purchase. */
  unit: string | null;
}

export interface AddOnListProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  addOns: AddOnRow[];
  note: string | null;
}

const head = 'py-2.5 font-mono text-label font-medium text-muted';
const cell = 'py-4.5 align-baseline max-lg:block max-lg:p-0';
const figure =
  'max-lg:leader max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4 lg:text-end';

/** Extras with their prices; where a retainer makes a difference, with and without one. */
export function AddOnList({ anchor, eyebrow, heading, intro, addOns, note }: AddOnListProps) {
  const id = useId();
  const hasTwoPrices = addOns.some((item) => item.standalonePence !== null);
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <table className="mt-9 w-full border-collapse max-lg:block lg:mt-12">
        <caption className="sr-only">{heading}</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-ink">
            <th scope="col" className={`${head} w-[28%] pe-6 text-start`}>
              Add-on
            </th>
            <th scope="col" className={`${head} pe-6 text-start`}>
              What it is
            </th>
            <th scope="col" className={`${head} w-[12rem] text-end`}>
              {hasTwoPrices ? 'With a retainer' : 'Price'}
            </th>
            {hasTwoPrices ? (
              <th scope="col" className={`${head} w-[12rem] text-end`}>
                Without a retainer
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:border-t max-lg:border-ink">
          {addOns.map((item) => (
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
              <td className={classNames(cell, hasTwoPrices ? figure : 'text-end')}>
                {hasTwoPrices ? <PhoneLabel>With a retainer</PhoneLabel> : null}
                <Price
                  fromPence={item.pricePence}
                  toPence={null}
                  unit={unitOf(item)}
                  className="bg-paper ps-2"
                />
              </td>
              {hasTwoPrices ? (
                <td className={classNames(cell, figure, 'text-muted')}>
                  <PhoneLabel>Without a retainer</PhoneLabel>
                  {item.standalonePence === null ? (
                    <span className="bg-paper ps-2 text-small">not sold without</span>
                  ) : (
                    <Price
                      fromPence={item.standalonePence}
                      toPence={null}
                      unit={unitOf(item)}
                      className="bg-paper ps-2"
                    />
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? (
        <p className="max-w-note pt-6 text-small text-muted">
          <Figures text={note} />
        </p>
      ) : null}
    </Section>
  );
}

/** The column's name beside the figure, where the table's head is not to be seen. */
function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="bg-paper pe-2 text-small lg:hidden">
      {children}
    </span>
  );
}

function unitOf({ unit }: AddOnRow): string | null {
  return unit ? ` ${unit}` : null;
}

/** Published add-ons of a kind; retainer add-ons also have the price without a retainer. */
export async function loadAddOnList(block: AddOnListBlock): Promise<AddOnListProps> {
  const { addOns, policy } = await getPriceBook();
  return {
    ...sectionHead(block),
    addOns: addOns
      .filter(({ kind }) => kind === block.kind)
      .map(({ key, name, description, pricePence, unit, kind }) => ({
        key,
        name,
        description,
        pricePence,
        unit,
        standalonePence:
          kind === 'retainer' ? standaloneAddOnPence(pricePence, policy.addOnSurcharge) : null,
      })),
    note: block.note || null,
  };
}
