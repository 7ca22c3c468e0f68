import {
  findStored,
  priceOf,
  type Quote,
  rowsIn,
  type SiteContent,
  type Stored,
} from './price-quotes';

type OfferedCollection = 'packages' | 'retainers' | 'add-ons';

/** A report names the price that a visitor without a retainer pays. */
export function remedyPrice(
  content: SiteContent,
  { relationTo, value }: Record<string, unknown>,
): Quote[] {
  const isPlanPrice =
    relationTo === 'add-ons' && findStored(content, relationTo, value)?.kind === 'retainer';
  const collection = relationTo as OfferedCollection;
  return priceOf(content, collection, value, isPlanPrice ? ':standalone' : '');
}

/** Kinds of work whose faults the example report shows. */
export const exampleRemedies = ['local', 'words', 'legal'] as const;

/** Prices of a page's example report: of each kind of work the first add-on, because its faults are small. */
export function exampleReport({ sections }: Stored, content: SiteContent): Quote[] {
  if (!rowsIn(sections).some(({ exampleHeading }) => exampleHeading)) return [];
  const shown: readonly unknown[] = exampleRemedies;
  return rowsIn(content.settings['scanner-settings'].remedies)
    .filter(({ remedy }) => shown.includes(remedy))
    .flatMap(({ offers }) => {
      const small = rowsIn(offers).filter(({ relationTo }) => relationTo === 'add-ons');
      return small.map((offer) => remedyPrice(content, offer)).find(([price]) => price) ?? [];
    });
}
