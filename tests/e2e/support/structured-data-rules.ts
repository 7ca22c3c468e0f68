type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Required properties of each type. A type missing here is a mistake or needs a line. */
const required: Record<string, readonly string[]> = {
  ProfessionalService: ['@id', 'name', 'description', 'url', 'email', 'address', 'openingHours'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'publisher', 'inLanguage'],
  WebPage: ['@id', 'name', 'url', 'description', 'isPartOf', 'inLanguage'],
  Service: ['@id', 'name', 'serviceType', 'description', 'provider', 'areaServed'],
  City: ['name'],
  Offer: ['name', 'price', 'priceCurrency', 'url', 'seller'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'offers'],
  PriceSpecification: ['minPrice', 'maxPrice', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Review: ['itemReviewed', 'reviewBody', 'reviewRating', 'author', 'datePublished'],
  Rating: ['ratingValue', 'bestRating', 'worstRating'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Person: ['name'],
  Organization: ['name'],
  BlogPosting: [
    'headline',
    'description',
    'datePublished',
    'dateModified',
    'inLanguage',
    'url',
    'mainEntityOfPage',
    'author',
    'publisher',
  ],
  CreativeWork: ['@id', 'name', 'description', 'url', 'creator', 'inLanguage'],
};

export interface DataNode {
  type: string;
  value: { [key: string]: Json };
}

const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Every node of a graph, including nested ones. */
function nodesOf(value: Json): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  const type = value['@type'];
  return type === undefined ? inner : [{ type: String(type), value }, ...inner];
}

/** References to other nodes: objects with only an `@id`. */
function referencesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return [String(value['@id'])];
  return Object.values(value).flatMap(referencesOf);
}

function problemsOfNode({ type, value }: DataNode): string[] {
  const names = required[type];
  if (!names) return [`${type} is a type that no rule knows`];
  const missing = names
    .filter((name) => isEmpty(value[name]))
    .map((name) => `${type} “${String(value.name ?? value['@id'] ?? '')}” has no ${name}`);
  const unresolved = JSON.stringify(value).includes('{{') ? [`${type} holds a token`] : [];
  return [...missing, ...unresolved];
}

/**
 * Lists the faults in a page’s structured data.
 *
 * @param scripts contents of its JSON-LD elements
 */
export function findDataProblems(scripts: readonly string[]): string[] {
  const graphs = scripts.map((script) => JSON.parse(script) as { [key: string]: Json });
  const nodes = graphs.flatMap(nodesOf);
  const ids = nodes.flatMap(({ value }) => (value['@id'] === undefined ? [] : [value['@id']]));
  return [
    ...(graphs.length === 1 ? [] : [`${graphs.length} elements`]),
    ...graphs.flatMap((graph) =>
      graph['@context'] === 'https://schema.org' ? [] : ['a context other than schema.org'],
    ),
    ...nodes.flatMap(problemsOfNode),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...graphs
      .flatMap(referencesOf)
      .filter((id) => !ids.includes(id))
      .map((id) => `nothing on the page is ${id}`),
  ];
}

/** The nodes of a page with one of the given types. */
export function nodesOfType(scripts: readonly string[], ...types: string[]): DataNode[] {
  return scripts
    .flatMap((script) => nodesOf(JSON.parse(script) as Json))
    .filter(({ type }) => types.includes(type));
}
