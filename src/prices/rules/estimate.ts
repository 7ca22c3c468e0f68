import { pricingPath } from '@/platform/paths';
import type { BudgetBand, EstimatorConfig, EstimatorType } from './estimator-config';
import { formatPence } from './money';

export interface Selection {
  type: string;
  pages: number;
  /** Keys of add-ons beyond the included ones. */
  addOns: string[];
}

export type AddOnState =
  | { kind: 'free' }
  | { kind: 'included' }
  | { kind: 'unavailable'; reason: string };

/** The kind of project with a key, or the default kind for an unknown key. */
export function findType(config: EstimatorConfig, key: unknown): EstimatorType {
  const find = (wanted: unknown) => config.types.find((type) => type.key === wanted);
  return find(key) ?? find(config.defaultType) ?? config.types[0];
}

/** Whether an add-on is available with a kind of project, included, or excluded with a reason. */
export function addOnStateOf(type: EstimatorType, addOn: string): AddOnState {
  if (type.included.includes(addOn)) return { kind: 'included' };
  const barred = type.unavailable.find((item) => item.addOn === addOn);
  return barred ? { kind: 'unavailable', reason: barred.reason } : { kind: 'free' };
}

/** Nearest valid number of pages for a kind of project; a non-number means the default. */
export function clampPages(
  { defaultPages }: Pick<EstimatorConfig, 'defaultPages'>,
  { maxPages }: Pick<EstimatorType, 'maxPages'>,
  wanted: unknown,
): number {
  if (typeof wanted !== 'number' || !Number.isFinite(wanted)) {
    return Math.min(defaultPages, maxPages);
  }
  return Math.min(Math.max(Math.round(wanted), 1), maxPages);
}

/**
 * Turns untrusted input from a link, storage or an enquiry into a valid selection.
 *
 * @param raw unchecked; missing and unknown values become defaults
 * @returns known keys only; add-ons once each in price-list order, without included or excluded
 *   ones. The function is idempotent.
 */
export function normaliseSelection(config: EstimatorConfig, raw: unknown): Selection {
  const wanted = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const type = findType(config, wanted.type);
  const ticked = new Set<unknown>(Array.isArray(wanted.addOns) ? wanted.addOns : []);
  return {
    type: type.key,
    pages: clampPages(config, type, wanted.pages),
    addOns: config.addOns
      .map(({ key }) => key)
      .filter((key) => ticked.has(key) && addOnStateOf(type, key).kind === 'free'),
  };
}

export interface EstimateLine {
  label: string;
  /** `null`: included. */
  amountPence: number | null;
}

/** Cost of a selection, line by line. */
export interface Estimate {
  typeLabel: string;
  pages: number;
  /** Name of the kind's package, or of the kind when there are more pages than on its card. */
  headline: string;
  /** The kind's package in the enquiry form, whatever the total. */
  packageTier: string;
  /** Name of the total's band; `null` if it is the kind's package. */
  budgetBand: string | null;
  /** The band's package, where any business gets so many pages for no more than the total. */
  alternative: { packageKey: string; fromPence: number } | null;
  /** Whether the package's card names so many pages. */
  isOnCard: boolean;
  /** e.g. `2–3 weeks`, as on the package's card. */
  timeline: string;
  lines: EstimateLine[];
  totalPence: number;
}

/** e.g. `1 page`, `8 pages`. */
export function pagesInWords(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

/** e.g. `1 extra page`, `3 extra pages`. */
export function extraPagesInWords(extra: number): string {
  return extra === 1 ? '1 extra page' : `${extra} extra pages`;
}

function pageLines(config: EstimatorConfig, type: EstimatorType, pages: number): EstimateLine[] {
  const extra = Math.max(pages - config.includedPages, 0);
  const base = {
    label: `${type.label}, ${pagesInWords(pages - extra)}`,
    amountPence: type.basePence,
  };
  if (extra === 0) return [base];
  const label = `${extraPagesInWords(extra)} × ${formatPence(config.extraPagePence)}`;
  return [base, { label, amountPence: extra * config.extraPagePence }];
}

function addOnLines(config: EstimatorConfig, type: EstimatorType, ticked: readonly string[]) {
  return config.addOns.flatMap(({ key, name, pricePence }): EstimateLine[] => {
    if (addOnStateOf(type, key).kind === 'included') return [{ label: name, amountPence: null }];
    return ticked.includes(key) ? [{ label: name, amountPence: pricePence }] : [];
  });
}

function bandOf(config: EstimatorConfig, totalPence: number): BudgetBand | undefined {
  return config.budgetBands.find(
    ({ belowPence }) => belowPence === null || totalPence < belowPence,
  );
}

/**
 * Adds up a selection: base price, extra pages, add-ons (specification, section 9). The total's
 * band is a remark; it never names the estimate or its enquiry (decisions on the specification).
 *
 * @param selection a valid one, see `normaliseSelection`
 * @returns amounts in integer pence; lines in receipt order
 */
export function calculateEstimate(config: EstimatorConfig, selection: Selection): Estimate {
  const { type: key, pages, addOns } = normaliseSelection(config, selection);
  const type = findType(config, key);
  const lines = [...pageLines(config, type, pages), ...addOnLines(config, type, addOns)];
  const totalPence = lines.reduce((sum, { amountPence }) => sum + (amountPence ?? 0), 0);
  const band = bandOf(config, totalPence);
  const isOnCard = type.cardPages === null || pages <= type.cardPages;
  const other = band && band.packageKey !== type.packageKey ? band : null;
  const { fromPence = Number.POSITIVE_INFINITY, cardPages = null } = other?.general ?? {};
  const isOffered = fromPence <= totalPence && (cardPages === null || pages <= cardPages);
  return {
    typeLabel: type.label,
    pages,
    headline: isOnCard ? type.packageName : type.label,
    packageTier: type.packageKey,
    budgetBand: other?.name ?? null,
    alternative: other && isOffered ? { packageKey: other.packageKey, fromPence } : null,
    isOnCard,
    timeline: isOnCard ? type.timeline : `${type.timeline} or more`,
    lines,
    totalPence,
  };
}

/** Formats an amount of an estimate: `£500`, or `included`. */
export function amountInWords(amountPence: number | null): string {
  return amountPence === null ? 'included' : formatPence(amountPence);
}

/** Words an estimate briefly, e.g. `Multi-page website, 8 pages, £1,500`. */
export function estimateInWords({ typeLabel, pages, totalPence }: Estimate): string {
  return `${typeLabel}, ${pagesInWords(pages)}, ${formatPence(totalPence)}`;
}

/** What an estimate adds up, in one line, e.g. `Trades website, 5 pages, Blog`. */
export function partsInWords({ lines }: Estimate): string {
  return lines.map(({ label }) => label).join(', ');
}

/** An estimate as plain text for a mail or a note: the receipt, one line per item. */
export function describeEstimate(estimate: Estimate): string {
  const { headline, budgetBand, lines, totalPence, timeline } = estimate;
  return [
    headline,
    ...(budgetBand === null ? [] : [`Budget band: ${budgetBand}`]),
    ...lines.map(({ label, amountPence }) => `${label} … ${amountInWords(amountPence)}`),
    `Estimate … ${formatPence(totalPence)}`,
    `Ready in ${timeline}`,
  ].join('\n');
}

const params = { type: 'type', pages: 'pages', addOns: 'add-ons' } as const;

/** Whether an address holds a selection, valid or not. */
export function hasEstimate(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.values(params).some((name) => query.has(name));
}

/** Reads a selection from an address; invalid values become the default or the nearest one. */
export function readEstimateQuery(config: EstimatorConfig, search: string): Selection {
  const query = new URLSearchParams(search);
  const pages = query.get(params.pages)?.trim();
  return normaliseSelection(config, {
    type: query.get(params.type),
    pages: pages ? Number(pages) : undefined,
    addOns: query.get(params.addOns)?.split(','),
  });
}

/** Writes a selection into an address; other parameters of the query are kept. */
export function writeEstimateQuery(
  config: EstimatorConfig,
  selection: Selection,
  search = '',
): string {
  const { type, pages, addOns } = normaliseSelection(config, selection);
  const query = new URLSearchParams(search);
  for (const name of Object.values(params)) query.delete(name);
  query.set(params.type, type);
  query.set(params.pages, String(pages));
  if (addOns.length > 0) query.set(params.addOns, addOns.join(','));
  // Queries allow an unescaped comma, and it keeps links readable.
  return `?${query}`.replaceAll('%2C', ',');
}

/** Address of the estimator with a selection. */
export function estimatePath(config: EstimatorConfig, selection: Selection): string {
  return `${pricingPath}${writeEstimateQuery(config, selection)}#estimator`;
}
