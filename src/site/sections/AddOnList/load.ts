import { getPriceBook } from '@/content/store/price-book';
import type { AddOnListBlock } from '@/payload-types';
import { standaloneAddOnPence } from '@/prices/rules/price-book';
import { sectionHead } from '../section-head';
import type { AddOnListProps } from './AddOnList';

/** The published add-ons of a kind; those of a retainer with the price for everybody else. */
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
