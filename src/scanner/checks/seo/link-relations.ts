import type { Proof } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { inHead, wordsOf } from '../../page/head-elements.ts';
import { linkHeaders } from '../../page/link-headers.ts';
import { attribute, openingTag } from '../../page/query.ts';

/** A relation of the page to another address: `<link>` in the head or `Link` header. */
export interface LinkRelation {
  rels: readonly string[];
  /** As written. */
  address: string;
  /** Absolute; null when it is no address. */
  url: URL | null;
  hreflang: string;
  proof: Proof;
}

/** Relations in the head and the headers; those in the body count for nobody. */
export function linkRelations({
  page,
  headers,
  url,
}: Pick<ScanEvidence, 'page' | 'headers' | 'url'>): LinkRelation[] {
  const inMarkup = inHead(page, 'link').map((link): LinkRelation => {
    const address = attribute(link, 'href') ?? '';
    return {
      rels: wordsOf(link, 'rel'),
      address,
      url: URL.parse(address.trim(), page.baseUrl),
      hreflang: attribute(link, 'hreflang') ?? '',
      proof: { kind: 'element', value: openingTag(link) },
    };
  });
  const inHeaders = linkHeaders(headers).map(
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
