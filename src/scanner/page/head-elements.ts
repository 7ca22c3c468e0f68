import type { Element } from 'domhandler';
import { type Proof, readHeaderValues } from '../model/check.ts';
import type { HeaderLines, ScanEvidence } from '../model/evidence.ts';
import { readTokens } from './find-role.ts';
import {
  findByTag,
  formatOpeningTag,
  isWithinElement,
  type ParsedPage,
  resolveAddress,
} from './parse-page.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** True for HTML elements; SVG and MathML share some names. */
export function isHtmlElement(element: Element): boolean {
  return (element.namespace ?? htmlNamespace) === htmlNamespace;
}

/** HTML elements within the head. A stray tag pushes elements into the body, as in browsers. */
export function findInHead(page: ParsedPage, tag: string): Element[] {
  const { head } = page;
  if (!head) return [];
  return findByTag(page, tag).filter(
    (element) => isHtmlElement(element) && isWithinElement(element, head),
  );
}

export function isMetaNamed(meta: Element, name: string): boolean {
  return meta.attribs.name?.trim().toLowerCase() === name;
}

/** The first refresh that a browser follows; it ignores the others. */
export function findRefresh(page: ParsedPage): { meta: Element; refresh: Refresh } | undefined {
  return findByTag(page, 'meta')
    .filter((meta) => meta.attribs['http-equiv']?.trim().toLowerCase() === 'refresh')
    .flatMap((meta) => {
      const refresh = readRefresh(meta.attribs.content ?? '');
      return refresh ? [{ meta, refresh }] : [];
    })[0];
}

export interface Refresh {
  seconds: number;
  /** As written; null: the page itself. */
  address: string | null;
}

/**
 * Parses a refresh like a browser; null for what it ignores.
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
function readRefresh(content: string): Refresh | null {
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

/** Target of a refresh within two seconds; null without one, or when it reloads the same page. */
export function findImmediateRefresh(page: ParsedPage, url: string): string | null {
  const refresh = findRefresh(page)?.refresh;
  if (!refresh?.address || refresh.seconds > 2) return null;
  const target = resolveAddress(page, refresh.address);
  if (!target || !/^https?:$/.test(target.protocol)) return null;
  target.hash = '';
  return target.href === url.split('#')[0] ? null : target.href;
}

export interface Viewport {
  element: Element;
  /** Properties in lower case, e.g. `width` → `device-width`. */
  properties: ReadonlyMap<string, string>;
}

/** The last value of a property wins (https://www.w3.org/TR/css-viewport-1/#parsing-algorithm). */
export function readViewport(content: string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const part of content.toLowerCase().replace(/={2,}/g, '=').split(/[,;]/)) {
    // A value follows an equals sign; the name is the word before it.
    const sides = part.split('=');
    sides.slice(1).forEach((side, index) => {
      const before = (sides[index] ?? '').trim().split(/\s+/);
      const name = index === 0 ? before[0] : before[1];
      const value = side.trim().split(/\s+/)[0];
      if (name && value) properties.set(name, value);
    });
  }
  return properties;
}

/** All viewports in order. Browsers use the last one. */
export function listViewports(page: ParsedPage): Viewport[] {
  return findByTag(page, 'meta')
    .filter((meta) => isMetaNamed(meta, 'viewport') && meta.attribs.content !== undefined)
    .map((element) => ({
      element,
      properties: readViewport(element.attribs.content ?? ''),
    }));
}

/** A page's instruction to search engines: `noindex`, `max-snippet: 0`. */
export interface RobotsDirective {
  name: string;
  /** The value after the colon, in lower case; null without one. */
  value: string | null;
  proof: Proof;
}

const valued = ['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'];

/** @param text comma-separated directives, without a crawler's name */
function instructionsOf(text: string): Omit<RobotsDirective, 'proof'>[] {
  const parts = text.toLowerCase().split(',');
  return parts.flatMap((part, index) => {
    const colon = part.indexOf(':');
    const name = (colon < 0 ? part : part.slice(0, colon)).trim();
    if (name === '') return [];
    const value = colon < 0 ? null : part.slice(colon + 1).trim();
    // “Friday, 25 Jun 2027” holds a comma.
    const isHalfDate =
      name === 'unavailable_after' && value !== null && Number.isNaN(Date.parse(value));
    return [{ name, value: isHalfDate ? `${value},${parts[index + 1] ?? ''}` : value }];
  });
}

/** Splits a header's value by crawler names: `googlebot: noindex, bingbot: none`. */
function partsForAgents(value: string): { agent: string | null; text: string }[] {
  const parts: { agent: string | null; text: string }[] = [];
  for (const piece of value.split(',')) {
    const [, name, rest = ''] = /^\s*([a-z][\w.-]*)\s*:(.*)$/is.exec(piece) ?? [];
    const agent = name?.toLowerCase();
    const last = parts.at(-1);
    if (agent !== undefined && !valued.includes(agent)) parts.push({ agent, text: rest });
    else if (last) last.text += `,${piece}`;
    else parts.push({ agent: null, text: piece });
  }
  return parts;
}

/**
 * A crawler's directives; a `<meta>` with its name replaces the general one, headers add up.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function readRobotsDirectives(page: ParsedPage, headers: HeaderLines, agent: string | null) {
  const name = agent?.toLowerCase() ?? null;
  const metas = findInHead(page, 'meta');
  const own = name === null ? [] : metas.filter((meta) => isMetaNamed(meta, name));
  const used = own.length > 0 ? own : metas.filter((meta) => isMetaNamed(meta, 'robots'));
  return [
    ...used.flatMap((meta) => {
      const proof: Proof = { kind: 'element', value: formatOpeningTag(meta) };
      return instructionsOf(meta.attribs.content ?? '').map((one) => ({ ...one, proof }));
    }),
    ...readHeaderValues(headers, 'x-robots-tag').flatMap((value) => {
      const proof: Proof = { kind: 'header', value: `X-Robots-Tag: ${value.trim()}` };
      return partsForAgents(value)
        .filter((part) => part.agent === null || part.agent === name)
        .flatMap(({ text }) => instructionsOf(text).map((one) => ({ ...one, proof })));
    }),
  ];
}

/** One link of a `Link` response header (RFC 8288). */
interface LinkHeader {
  /** As written between `<` and `>`. */
  address: string;
  rels: readonly string[];
  hreflang: string | null;
}

const linkTarget = /[\s,]*<([^>]*)>/y;
const linkParameter = /\s*;\s*([^\s=;,]*)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/y;

function linksOf(value: string): LinkHeader[] {
  const links: LinkHeader[] = [];
  let position = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(value);
    if (match) position = pattern.lastIndex;
    return match;
  };
  for (let found = next(linkTarget); found; found = next(linkTarget)) {
    const parameters = new Map<string, string>();
    for (let one = next(linkParameter); one; one = next(linkParameter)) {
      const [, name = '', quoted, bare] = one;
      const key = name.toLowerCase();
      // RFC 8288, 3.3: the first of several counts.
      if (!parameters.has(key)) {
        parameters.set(key, quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
      }
    }
    links.push({
      address: (found[1] ?? '').trim(),
      rels: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      hreflang: parameters.get('hreflang') ?? null,
    });
    const comma = value.indexOf(',', position);
    if (comma < 0) break;
    position = comma;
  }
  return links;
}

/** All links of `Link` headers, in order. A syntax error ends its header. */
export function readLinkHeaders(headers: HeaderLines): LinkHeader[] {
  return readHeaderValues(headers, 'link').flatMap(linksOf);
}

export interface LinkRelation {
  rels: readonly string[];
  /** As written. */
  address: string;
  /** Absolute; null when invalid. */
  url: URL | null;
  hreflang: string;
  proof: Proof;
}

/** Relations in head and headers; search engines ignore those in the body. */
export function listLinkRelations({
  page,
  headers,
  url,
}: Pick<ScanEvidence, 'page' | 'headers' | 'url'>): LinkRelation[] {
  const inMarkup = findInHead(page, 'link').map((link): LinkRelation => {
    const address = link.attribs.href ?? '';
    return {
      rels: readTokens(link, 'rel'),
      address,
      url: URL.parse(address.trim(), page.baseUrl),
      hreflang: link.attribs.hreflang ?? '',
      proof: { kind: 'element', value: formatOpeningTag(link) },
    };
  });
  const inHeaders = readLinkHeaders(headers).map(
    ({ address, rels, hreflang }): LinkRelation => ({
      rels,
      address,
      url: URL.parse(address, url),
      hreflang: hreflang ?? '',
      proof: {
        kind: 'header',
        value: `Link: <${address}>; rel="${rels.join(' ')}"${hreflang === null ? '' : `; hreflang="${hreflang}"`}`,
      },
    }),
  );
  return [...inMarkup, ...inHeaders];
}
