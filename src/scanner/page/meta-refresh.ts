import type { ParsedPage } from './parsed-page.ts';
import { absolute, attribute, byTag } from './query.ts';

/** What `<meta http-equiv="refresh">` asks for. */
export interface Refresh {
  seconds: number;
  /** As written; null: the page itself again. */
  address: string | null;
}

/**
 * Reads the `content` of a refresh like a browser does.
 *
 * @returns null for what a browser ignores
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
export function readRefresh(content: string): Refresh | null {
  const time = /^[\t\n\f\r ]*(\d+|(?=\.))[\d.]*/.exec(content);
  if (!time) return null;
  const seconds = Number(time[1] || '0');
  const rest = content.slice(time[0].length);
  if (rest === '') return { seconds, address: null };
  const separator = /^(?:[\t\n\f\r ]*[;,][\t\n\f\r ]*|[\t\n\f\r ]+)/.exec(rest);
  if (!separator) return null;
  const after = rest.slice(separator[0].length).replace(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i, '');
  const [quote] = after;
  const quoted = quote === '"' || quote === "'";
  const address = (quoted ? (after.slice(1).split(quote)[0] ?? '') : after).trim();
  return { seconds, address: address || null };
}

/**
 * Where the page sends its visitors at once by itself, within two seconds; null when they stay, or
 * come back to the same page.
 */
export function immediateRefresh(page: ParsedPage, url: string): string | null {
  const meta = byTag(page, 'meta').find(
    (element) =>
      attribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh' &&
      readRefresh(attribute(element, 'content') ?? '') !== null,
  );
  const refresh = meta && readRefresh(attribute(meta, 'content') ?? '');
  if (!refresh?.address || refresh.seconds > 2) return null;
  const target = absolute(page, refresh.address);
  if (!target || !/^https?:$/.test(target.protocol)) return null;
  target.hash = '';
  return target.href === url.split('#')[0] ? null : target.href;
}
