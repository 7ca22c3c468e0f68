import { costParts } from '@/prices/rules/comparisons';
import { findStored, idIn, rowsIn, type SiteContent, type Stored } from './stored-content';
import { type Quote, tokensIn } from './tokens-in';

/** A package’s range, wherever only that is shown. */
export function packageRange(item: Stored | undefined): Quote[] {
  return item ? [`package:${item.key}`] : [];
}

/** A package with its words, as cards and receipts show it. */
export function packageCard(item: Stored | undefined): Quote[] {
  return item ? [...packageRange(item), ...tokensIn(item)] : [];
}

/** The enquiry form: its list of packages names each one’s price. */
export function enquiryForm({ documents }: SiteContent): Quote[] {
  return documents.packages.flatMap(packageRange);
}

/** The package of an industry, or of a niche in a city. */
export function chosenPackage(content: SiteContent, relation: unknown): Stored | undefined {
  return findStored(content, 'packages', relation);
}

/** The package that a niche in a city offers: its own choice, or the niche’s. */
export function nichePackage(content: SiteContent, page: Stored): Stored | undefined {
  const niche = findStored(content, 'niches', page.niche);
  return chosenPackage(content, idIn(page.package) ?? niche?.package);
}

/** Both sides of a cost comparison with their totals, and its words. */
export function costComparison(content: SiteContent, relation: unknown): Quote[] {
  const comparison = findStored(content, 'cost-comparisons', relation);
  if (!comparison) return [];
  const lines = rowsIn(comparison.sides).flatMap(({ lines: own }) => rowsIn(own));
  return [
    ...costParts.map((part) => `cost:${comparison.key}:${part}`),
    ...lines.flatMap((line) => costLine(content, line)),
    ...tokensIn(comparison),
  ];
}

function costLine(content: SiteContent, line: Record<string, unknown>): Quote[] {
  switch (line.from) {
    case 'hiddenFee': {
      const fee = findStored(content, 'hidden-fees', line.hiddenFee);
      return fee ? [`fee:${fee.key}`] : [];
    }
    case 'retainer': {
      const retainer = findStored(content, 'retainers', line.retainer);
      return retainer ? [`retainer:${retainer.key}`] : [];
    }
    case 'packageFrom':
    case 'packageTo': {
      const item = chosenPackage(content, line.package);
      return item ? [`package:${item.key}:${line.from === 'packageTo' ? 'to' : 'from'}`] : [];
    }
    default:
      return [];
  }
}

/** As much of a case study as its card shows. */
export function caseStudyCard(study: Stored | undefined): Quote[] {
  if (!study) return [];
  const { title, category, description, tags } = study;
  return tokensIn([title, category, description, tags]);
}

/** As much of a post as its card shows. */
export function postCard({ title, excerpt }: Stored): Quote[] {
  return tokensIn([title, excerpt]);
}
