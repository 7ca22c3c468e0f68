import { formatPence, formatPenceRange } from './money';
import type { AddOnView, PackageView, PriceBook } from './price-book';
import { extraPageField, type NewFigures, type PricedCollection } from './price-figures';
import { resolvePriceText } from './price-tokens';
import { readDays, readPages } from './work-size';

type OfferedPackage = Pick<
  PackageView,
  | 'id'
  | 'key'
  | 'name'
  | 'group'
  | 'priceFromPence'
  | 'priceToPence'
  | 'timeline'
  | 'pages'
  | 'support'
>;

/** A kind of project of the estimator. Its base price is its package's lowest price. */
interface OfferedKind {
  label: string;
  packageKey: string | null;
  /** Absent: its package's. */
  timeline?: string;
  /** Absent: the estimator's. */
  maxPages?: number | null;
}

/** The settings of the estimator that a package's card states as well. */
export interface OfferedEstimator {
  projectTypes: readonly OfferedKind[];
  includedPages: number;
  maxPages: number;
}

/** Everything that is compared: published packages and add-ons, and the estimator. */
export interface Offers extends OfferedEstimator {
  packages: readonly OfferedPackage[];
  addOns: readonly Pick<AddOnView, 'id' | 'name' | 'pricePence'>[];
  extraPagePence: number;
}

/** Two statements of the price list that contradict each other. */
export interface OfferWarning {
  text: string;
  /** The document to change; the estimator's settings have no id. */
  source: Extract<PricedCollection, 'packages' | 'add-ons'> | 'estimator-settings';
  id: number | null;
}

/** Selects what is compared, with the figures of its texts. */
export function listOffers(book: PriceBook, estimator: OfferedEstimator): Offers {
  return {
    packages: book.packages.map(
      ({ id, key, name, group, priceFromPence, priceToPence, timeline, pages, support }) => ({
        id,
        key,
        name,
        group,
        priceFromPence,
        priceToPence,
        timeline,
        pages,
        support,
      }),
    ),
    addOns: book.addOns.map(({ id, name, pricePence }) => ({ id, name, pricePence })),
    projectTypes: estimator.projectTypes.map(({ label, packageKey, timeline, maxPages }) => ({
      label,
      packageKey,
      ...(timeline ? { timeline: resolvePriceText(timeline, book) } : {}),
      maxPages: maxPages ?? null,
    })),
    includedPages: estimator.includedPages,
    maxPages: estimator.maxPages,
    extraPagePence: book.extraPagePence,
  };
}

/** The offers with new prices, as they would be after saving. */
export function repriceOffers(offers: Offers, figures: NewFigures): Offers {
  if (figures.size === 0) return offers;
  const now = (figure: string, pence: number | null) =>
    figures.has(figure) ? (figures.get(figure) ?? null) : pence;
  return {
    ...offers,
    packages: offers.packages.map((item) => ({
      ...item,
      priceFromPence: now(`packages/${item.id}/priceFromPence`, item.priceFromPence),
      priceToPence: now(`packages/${item.id}/priceToPence`, item.priceToPence),
    })),
    addOns: offers.addOns.map((item) => ({
      ...item,
      pricePence: now(`add-ons/${item.id}/pricePence`, item.pricePence) ?? item.pricePence,
    })),
    extraPagePence:
      now(`estimator-settings/${extraPageField}`, offers.extraPagePence) ?? offers.extraPagePence,
  };
}

const aboutPackage = ({ id }: OfferedPackage, text: string): OfferWarning => ({
  text,
  source: 'packages',
  id,
});
const aboutEstimator = (text: string): OfferWarning => ({
  text,
  source: 'estimator-settings',
  id: null,
});

/** Packages with a price, the cheapest first. */
function byPrice(packages: readonly OfferedPackage[]) {
  return packages
    .flatMap((item) =>
      item.priceFromPence === null ? [] : [{ ...item, fromPence: item.priceFromPence }],
    )
    .toSorted((a, b) => a.fromPence - b.fromPence);
}

/** Support never shrinks as the lowest price grows. Each package is compared with the best cheaper one. */
function findLessSupport({ packages }: Offers): OfferWarning[] {
  const supported = byPrice(packages).flatMap((item) => {
    const days = readDays(item.support)?.to;
    return days === undefined ? [] : [{ ...item, days }];
  });
  return supported.flatMap((item) => {
    const [best] = supported
      .filter((other) => other.fromPence < item.fromPence && other.days > item.days)
      .toSorted((a, b) => b.days - a.days);
    return best
      ? aboutPackage(
          item,
          `${item.name} costs more than ${best.name} but comes with less support: ${item.support}, against ${best.support}.`,
        )
      : [];
  });
}

/** In a group, a package of more pages never takes less time. */
function findQuickerWork({ packages }: Offers): OfferWarning[] {
  const sized = packages.flatMap((item) => {
    const pages = readPages(item.pages)?.to;
    const days = readDays(item.timeline)?.to;
    return pages === undefined || days === undefined ? [] : [{ ...item, size: pages, days }];
  });
  return sized.flatMap((item) => {
    const smaller = sized.find(
      (other) => other.group === item.group && other.size < item.size && other.days > item.days,
    );
    return smaller
      ? aboutPackage(
          item,
          `${item.name} has more pages than ${smaller.name} but is ready sooner: ${item.pages} pages in ${item.timeline}, against ${smaller.pages} in ${smaller.timeline}.`,
        )
      : [];
  });
}

function compareKind(kind: OfferedKind, card: OfferedPackage, offers: Offers): string[] {
  const found: string[] = [];
  const add = (text: string) => found.push(`“${kind.label}” in the estimator ${text}`);
  if (kind.timeline && kind.timeline !== card.timeline) {
    add(`is ready in ${kind.timeline}; the card of ${card.name} says ${card.timeline}.`);
  }
  const pages = readPages(card.pages);
  if (!pages) return found;
  const most = kind.maxPages ?? offers.maxPages;
  const included = Math.min(offers.includedPages, most);
  const says = `the card of ${card.name} says ${card.pages}`;
  const isFixed = pages.from === pages.to && !/^up to/i.test(card.pages.trim());
  if (most < pages.to || (isFixed && most > pages.to)) {
    add(`can have ${most} pages at most; ${says}.`);
  } else if (included < pages.from || included > pages.to) {
    add(`includes ${included} pages; ${says}.`);
  }
  const { priceFromPence: base, priceToPence: top } = card;
  const sum = (base ?? 0) + Math.max(pages.to - included, 0) * offers.extraPagePence;
  if (base !== null && most >= pages.to && sum > (top ?? base)) {
    const range = formatPenceRange(base, top);
    add(`comes to ${formatPence(sum)} for ${pages.to} pages; ${card.name} costs ${range}.`);
  }
  return found;
}

/** Weeks, pages and range of each kind of project are those of its package's card. */
function findOtherEstimates(offers: Offers): OfferWarning[] {
  return offers.projectTypes.flatMap((kind) => {
    const card = offers.packages.find(({ key }) => key === kind.packageKey);
    return card ? compareKind(kind, card, offers).map(aboutEstimator) : [];
  });
}

/** Words that don't tell two offers apart. */
const fillers = new Set(
  'a additional an basic contact custom extra further new our simple standard the your'.split(' '),
);

/** The name as a visitor remembers it: `Custom contact forms` and `Form` are the same. */
export function normaliseName(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words)
    .map((word) => word.replace(/(?<=.[^s])s$/, ''))
    .join(' ');
}

interface NamedOffer {
  name: string;
  price: string;
  warning: Omit<OfferWarning, 'text'>;
  /** The package that it belongs to, and may share a name with. */
  packageKey: string | null;
}

function listNames({ packages, projectTypes, addOns }: Offers): NamedOffer[] {
  const priceOf = (item: OfferedPackage) =>
    formatPenceRange(item.priceFromPence, item.priceToPence);
  return [
    ...packages.map((item) => ({
      name: item.name,
      price: priceOf(item),
      packageKey: item.key,
      warning: { source: 'packages', id: item.id } as const,
    })),
    ...projectTypes.flatMap(({ label, packageKey }) => {
      const card = packages.find(({ key }) => key === packageKey);
      if (!card) return [];
      const warning = { source: 'estimator-settings', id: null } as const;
      return [{ name: label, price: priceOf(card), packageKey, warning }];
    }),
    ...addOns.map(({ id, name, pricePence }) => ({
      name,
      price: formatPence(pricePence),
      packageKey: null,
      warning: { source: 'add-ons', id } as const,
    })),
  ];
}

/** One name for one thing: offers of the same name have the same price. */
function findSharedNames(offers: Offers): OfferWarning[] {
  const groups = Map.groupBy(listNames(offers), ({ name }) => normaliseName(name));
  return [...groups.values()].flatMap((named) =>
    named.flatMap((item, index) => {
      const first = named
        .slice(0, index)
        .find(
          (other) =>
            other.price !== item.price &&
            (other.packageKey === null || other.packageKey !== item.packageKey),
        );
      return first
        ? {
            ...item.warning,
            text: `“${item.name}” at ${item.price} and “${first.name}” at ${first.price} sound like the same thing. Rename one of them.`,
          }
        : [];
    }),
  );
}

/** Finds contradictions between published offers, worded for editors. */
export function findOfferWarnings(offers: Offers): OfferWarning[] {
  return [findLessSupport, findQuickerWork, findOtherEstimates, findSharedNames].flatMap((find) =>
    find(offers),
  );
}
