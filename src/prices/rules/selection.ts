import type { EstimatorConfig, EstimatorType } from './estimator-config';

/** What a visitor chose. */
export interface Selection {
  /** Key of a kind of project. */
  type: string;
  pages: number;
  /** Keys of add-ons on top of those that are part of it. */
  addOns: string[];
}

/** How an add-on stands to a kind of project. */
export type AddOnState =
  | { kind: 'free' }
  | { kind: 'included' }
  | { kind: 'unavailable'; reason: string };

/** The kind of project under a key; the default one for a key that nobody knows. */
export function findType(config: EstimatorConfig, key: unknown): EstimatorType {
  const find = (wanted: unknown) => config.types.find((type) => type.key === wanted);
  return find(key) ?? find(config.defaultType) ?? config.types[0];
}

/** Whether an add-on can be chosen with a kind of project, is part of it, or why it can’t be had. */
export function addOnStateOf(type: EstimatorType, addOn: string): AddOnState {
  if (type.included.includes(addOn)) return { kind: 'included' };
  const barred = type.unavailable.find((item) => item.addOn === addOn);
  return barred ? { kind: 'unavailable', reason: barred.reason } : { kind: 'free' };
}

/**
 * The nearest number of pages that can be chosen.
 *
 * @param wanted anything; what is no number counts as not chosen
 * @returns a whole number from 1 to the most pages of the settings
 */
export function clampPages(
  { defaultPages, maxPages }: Pick<EstimatorConfig, 'defaultPages' | 'maxPages'>,
  wanted: unknown,
): number {
  if (typeof wanted !== 'number' || !Number.isFinite(wanted)) return defaultPages;
  return Math.min(Math.max(Math.round(wanted), 1), maxPages);
}

/**
 * Makes a selection that can be had of anything: from a link, from storage, from an enquiry.
 *
 * @param raw not checked yet; whatever is missing or unknown is as at first
 * @returns known keys only, add-ons once each and in the order of the price list, without those
 *   that are part of the project or don’t go with it. The same again for what it returns.
 */
export function normaliseSelection(config: EstimatorConfig, raw: unknown): Selection {
  const wanted = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const type = findType(config, wanted.type);
  const ticked = new Set<unknown>(Array.isArray(wanted.addOns) ? wanted.addOns : []);
  return {
    type: type.key,
    pages: clampPages(config, wanted.pages),
    addOns: config.addOns
      .map(({ key }) => key)
      .filter((key) => ticked.has(key) && addOnStateOf(type, key).kind === 'free'),
  };
}
