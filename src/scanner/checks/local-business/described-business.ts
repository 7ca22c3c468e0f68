import {
  isFilled,
  isJsonObject,
  type JsonLdNode,
  readJsonLdValues,
  toJsonLdList,
} from '../../page/json-ld.ts';
import {
  isLocalBusiness,
  isOrganization,
  type StructuredData,
  structuredData,
} from '../../page/structured-data.ts';
import type { SitePage } from './site-pages.ts';

export interface DescribedBusiness {
  node: JsonLdNode;
  data: StructuredData;
  page: SitePage;
}

function described(
  pages: readonly SitePage[],
  isWanted: (node: JsonLdNode) => boolean,
): DescribedBusiness[] {
  return pages.flatMap((page) => {
    const data = structuredData(page.page);
    return data.nodes.filter(isWanted).map((node) => ({ node, data, page }));
  });
}

/** Described local businesses, the scanned page's first. */
export function listDescribedBusinesses(pages: readonly SitePage[]): DescribedBusiness[] {
  return described(pages, isLocalBusiness);
}

export function listDescribedOrganizations(pages: readonly SitePage[]): DescribedBusiness[] {
  return described(pages, isOrganization);
}

export function hasDescribedValue(
  { node, data }: DescribedBusiness,
  ...names: readonly string[]
): boolean {
  return names.some((name) => readJsonLdValues(data, node.properties, name).some(isFilled));
}

/** Texts of a property, or of nested things: `address` and `postalCode`. */
export function readDescribedTexts(
  { node, data }: DescribedBusiness,
  name: string,
  inner?: string,
): string[] {
  const values = readJsonLdValues(data, node.properties, name);
  const texts = inner
    ? values.flatMap((value) => (isJsonObject(value) ? toJsonLdList(value[inner]) : []))
    : values;
  return texts.flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [],
  );
}

/** A street, town or postcode, or an address in one text. */
export function hasAddress(business: DescribedBusiness): boolean {
  return readJsonLdValues(business.data, business.node.properties, 'address').some((address) =>
    isJsonObject(address)
      ? ['streetAddress', 'addressLocality', 'postalCode'].some((name) => isFilled(address[name]))
      : isFilled(address),
  );
}

export function readDescribedType({ node }: DescribedBusiness): string {
  return node.types[0] ?? 'LocalBusiness';
}
