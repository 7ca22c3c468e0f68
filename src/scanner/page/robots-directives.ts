import type { Proof } from '../model/check.ts';
import { readHeaderValues } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import { findInHead, isMetaNamed } from './head-elements.ts';
import type { ParsedPage } from './parse-page.ts';
import { formatOpeningTag, readAttribute } from './parse-page.ts';

/** A page's instruction to search engines: `noindex`, `max-snippet: 0`. */
export interface RobotsDirective {
  name: string;
  /** The value after the colon, in lower case; null without one. */
  value: string | null;
  proof: Proof;
}

const valued = ['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'];

interface Instruction {
  name: string;
  value: string | null;
}

/** @param text comma-separated directives, without a crawler's name */
function instructionsOf(text: string): Instruction[] {
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
 * Reads a crawler's directives from `<meta name="robots">` and `X-Robots-Tag` headers. A `<meta>`
 * with the crawler's name replaces the general one; headers add up.
 * @param agent the crawler's name; null for an unnamed one
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function readRobotsDirectives(
  page: ParsedPage,
  headers: HeaderLines,
  agent: string | null,
): RobotsDirective[] {
  const name = agent?.toLowerCase() ?? null;
  const metas = findInHead(page, 'meta');
  const own = name === null ? [] : metas.filter((meta) => isMetaNamed(meta, name));
  const used = own.length > 0 ? own : metas.filter((meta) => isMetaNamed(meta, 'robots'));
  return [
    ...used.flatMap((meta) => {
      const proof: Proof = { kind: 'element', value: formatOpeningTag(meta) };
      return instructionsOf(readAttribute(meta, 'content') ?? '').map((one) => ({ ...one, proof }));
    }),
    ...readHeaderValues(headers, 'x-robots-tag').flatMap((value) => {
      const proof: Proof = { kind: 'header', value: `X-Robots-Tag: ${value.trim()}` };
      return partsForAgents(value)
        .filter((part) => part.agent === null || part.agent === name)
        .flatMap(({ text }) => instructionsOf(text).map((one) => ({ ...one, proof })));
    }),
  ];
}
