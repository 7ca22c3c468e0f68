import type { Proof } from '../../model/check.ts';
import { readHeaderValues } from '../../model/check.ts';
import type { HeaderLines, ScanEvidence } from '../../model/evidence.ts';
import { findInHead, readAttributeWords } from '../../page/head-elements.ts';
import { formatOpeningTag, readAttribute } from '../../page/parse-page.ts';

/** One link of a `Link` response header (RFC 8288). */
interface LinkHeader {
  /** As written between `<` and `>`. */
  address: string;
  rels: readonly string[];
  hreflang: string | null;
}

const target = /[\s,]*<([^>]*)>/y;
const parameter = /\s*;\s*([^\s=;,]*)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/y;

function linksOf(value: string): LinkHeader[] {
  const links: LinkHeader[] = [];
  let position = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(value);
    if (match) position = pattern.lastIndex;
    return match;
  };
  for (let found = next(target); found; found = next(target)) {
    const parameters = new Map<string, string>();
    for (let one = next(parameter); one; one = next(parameter)) {
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

/** A relation to another address: `<link>` in the head or `Link` header. */
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
    const address = readAttribute(link, 'href') ?? '';
    return {
      rels: readAttributeWords(link, 'rel'),
      address,
      url: URL.parse(address.trim(), page.baseUrl),
      hreflang: readAttribute(link, 'hreflang') ?? '',
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
