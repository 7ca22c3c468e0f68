import { type JsonLd, readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { oncePerPage } from './once-per-page.ts';

export type StructuredData = Pick<JsonLd, 'nodes' | 'byId'>;

/** Everything that a page describes in schema.org’s words, whichever way it is written. */
export const structuredData = oncePerPage((page): StructuredData => {
  const { nodes, byId } = readJsonLd(page);
  return { nodes: [...nodes, ...readMicrodata(page)], byId };
});
