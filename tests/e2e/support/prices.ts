import type { APIRequestContext } from '@playwright/test';
import { formatPenceRange } from '@/prices/rules/money';
import { standaloneAddOnPence } from '@/prices/rules/price-book';
import type { cmsApi } from './api';
import { allRoutes } from './routes';

type Cms = ReturnType<typeof cmsApi>;

/** A price as the CMS stores it. */
export interface PriceField {
  collection: 'packages' | 'retainers' | 'add-ons';
  id: number;
  field: string;
  /** For messages: `growth priceFromPence`. */
  name: string;
  pence: number;
  /** Whether clients without a retainer pay more for it. */
  hasSurcharge: boolean;
}

const fieldsOf = {
  packages: ['priceFromPence', 'priceToPence'],
  retainers: ['pricePerMonthPence'],
  'add-ons': ['pricePence'],
} as const;

/** Every price of the site, the lowest first. */
export async function readPrices(cms: Cms): Promise<PriceField[]> {
  const found: PriceField[] = [];
  for (const collection of ['packages', 'retainers', 'add-ons'] as const) {
    for (const doc of await cms.list(collection)) {
      for (const field of fieldsOf[collection]) {
        const pence = doc[field];
        if (typeof pence !== 'number') continue;
        const name = `${doc.key} ${field}`;
        const hasSurcharge = doc.kind === 'retainer';
        found.push({ collection, id: doc.id, field, name, pence, hasSurcharge });
      }
    }
  }
  return found.sort((a, b) => a.pence - b.pence);
}

/**
 * The same prices with other amounts: odd, each one different, in the same order. They are far apart,
 * so that further pages stay inside a package’s range, and half a sum of two is none of them.
 */
export function repriced(prices: readonly PriceField[], fromPounds: number): PriceField[] {
  const pounds = (rank: number) => fromPounds + 900 * rank + 14 * rank ** 2;
  return prices.map((price, rank) => ({ ...price, pence: pounds(rank) * 100 }));
}

/** Writes prices into the CMS, one edit for each record. */
export async function writePrices(cms: Cms, prices: readonly PriceField[]): Promise<void> {
  const edits = new Map<string, { collection: string; id: number; data: object }>();
  for (const { collection, id, field, pence } of prices) {
    const known = edits.get(`${collection} ${id}`);
    const data = { ...known?.data, [field]: pence };
    edits.set(`${collection} ${id}`, { collection, id, data });
  }
  for (const { collection, id, data } of edits.values()) {
    await cms.update(collection, id, { ...data, _status: 'published' });
  }
}

/**
 * Addresses that quote prices: every page, and the files for assistants, feed readers and search
 * engines.
 */
const quoting = [...allRoutes, '/llms.txt', '/blog/feed.xml', '/sitemap.xml'];

/** The build’s names of modules, files and server actions: their digits may read like a price. */
const builtNames = /\bI\[\d+|\/_next\/[\w./~-]+|\b[\da-f]{40,}\b/g;

/** Texts of the entire site in its current state, by address. */
export async function readSite(request: APIRequestContext): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of quoting) {
    const answer = await request.get(path);
    if (answer.status() === 200) texts.set(path, (await answer.text()).replace(builtNames, ''));
  }
  return texts;
}

/** An amount as pages write it: `1,200`, as structured data does: `1200`, and in pence. */
function patternOf(pence: number): RegExp {
  const pounds = Math.floor(pence / 100);
  const rest = pence % 100 === 0 ? '' : `\\.${String(pence % 100).padStart(2, '0')}`;
  const forms = [`${pounds.toLocaleString('en-GB')}${rest}`, `${pounds}${rest}`, String(pence)];
  return new RegExp(`(?<!\\d)(?:${forms.join('|')})(?!\\d)`, 'g');
}

function amountsOf(price: PriceField, surchargePercent: number): number[] {
  return price.hasSurcharge
    ? [price.pence, standaloneAddOnPence(price.pence, surchargePercent)]
    : [price.pence];
}

/** React’s data for hydration repeats the page any number of times. */
const withoutNotes = (html: string) => html.replace(/<script>[^<]*__next_f[\s\S]*?<\/script>/g, '');

const countOf = (text: string, pence: number) => text.match(patternOf(pence))?.length ?? 0;

export interface PriceChange {
  old: PriceField;
  now: PriceField;
}

/**
 * Lists where a site does not follow a change of prices.
 *
 * @param before the site with the old prices, `after` with the new ones
 */
export function findStalePrices(
  changes: readonly PriceChange[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  surchargePercent: number,
): string[] {
  return [...before].flatMap(([path, was]) => {
    const is = after.get(path);
    if (is === undefined) return [`${path} is gone`];
    return changes.flatMap(({ old, now }) =>
      amountsOf(old, surchargePercent).flatMap((pence, index) => {
        const next = amountsOf(now, surchargePercent)[index] ?? 0;
        const [shown, shows] = [countOf(withoutNotes(was), pence), countOf(withoutNotes(is), next)];
        return [
          ...(pence !== next && countOf(is, pence) > 0 ? [`${path} keeps ${old.name}`] : []),
          ...(shown === shows ? [] : [`${path} showed ${old.name} ${shown} times, now ${shows}`]),
        ];
      }),
    );
  });
}

/** The price ranges of a site, as its pages write them: of each package, and of groups of them. */
function rangesOf(prices: readonly PriceField[]): string[] {
  const froms = prices.filter(({ field }) => field === 'priceFromPence');
  const tos = prices.filter(({ field }) => field === 'priceToPence');
  return froms.flatMap((from) =>
    tos.flatMap((to) => (to.pence > from.pence ? formatPenceRange(from.pence, to.pence) : [])),
  );
}

/**
 * Lists the old ranges that remain after all prices have changed: typed into a text, or cached by a
 * page. Single amounts prove nothing, because a fee can be equal.
 *
 * @param old the prices before the change
 */
export function findOldRanges(
  old: readonly PriceField[],
  site: ReadonlyMap<string, string>,
): string[] {
  const ranges = [...new Set(rangesOf(old))];
  return [...site].flatMap(([path, text]) =>
    ranges.filter((range) => text.includes(range)).map((range) => `${path} keeps ${range}`),
  );
}

/**
 * Lists where the price board is wrong about the pages of a price: a page missing from its list, or
 * one that does not show the price. The entire HTML counts, forms and calculators included. A site with
 * further pages is shown with its own price, which adds theirs to the lower end.
 *
 * @param listed the board’s pages, by collection, id and field: `packages/12/priceFromPence`
 */
export function findMisplaced(
  prices: readonly PriceField[],
  site: ReadonlyMap<string, string>,
  listed: ReadonlyMap<string, ReadonlySet<string>>,
  extraPagePence: number,
): string[] {
  return prices.flatMap(({ collection, id, field, name, pence }) => {
    const known = listed.get(`${collection}/${id}/${field}`) ?? new Set();
    return [...site].flatMap(([path, text]) => {
      const mostFurther = field === 'priceFromPence' ? 3 : 0;
      const amounts = Array.from({ length: mostFurther + 1 }, (_, n) => pence + n * extraPagePence);
      const isShown = amounts.some((amount) => countOf(text, amount) > 0);
      if (isShown === known.has(path)) return [];
      return isShown ? [`${path} shows ${name}, unlisted`] : [`${path} does not show ${name}`];
    });
  });
}

/** Prices that no page quotes, so changing them would prove nothing. */
export function findUnquoted(
  prices: readonly PriceField[],
  site: ReadonlyMap<string, string>,
): string[] {
  const whole = [...site.values()].map(withoutNotes).join('\n');
  return prices.flatMap(({ name, pence }) => (countOf(whole, pence) > 0 ? [] : [name]));
}
