import { normaliseSelection, type Selection } from './estimate';
import type { EstimatorConfig } from './estimator-config';

/** The query parameters that keep a selection in the address. */
const params = { type: 'type', pages: 'pages', addOns: 'add-ons' } as const;

/**
 * Says whether an address holds a selection, possible or not.
 *
 * @param search e.g. `?type=trades`
 */
export function hasEstimate(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.values(params).some((name) => query.has(name));
}

/**
 * Reads a selection from an address.
 *
 * @param search e.g. `?type=trades&pages=8&add-ons=whatsapp,blog`; whatever makes no sense is as at
 *   first, or the nearest that can be had
 */
export function readEstimateQuery(config: EstimatorConfig, search: string): Selection {
  const query = new URLSearchParams(search);
  const pages = query.get(params.pages)?.trim();
  return normaliseSelection(config, {
    type: query.get(params.type),
    pages: pages ? Number(pages) : undefined,
    addOns: query.get(params.addOns)?.split(','),
  });
}

/**
 * Writes a selection into an address.
 *
 * @param search the present query; its other parameters stay
 * @returns the new query with its question mark
 */
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
  // A comma needs no escape in a query, and people read links, too.
  return `?${query}`.replaceAll('%2C', ',');
}
