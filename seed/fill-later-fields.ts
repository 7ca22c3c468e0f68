import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import type { SeedCollection } from './create-missing';
import { illustratedSettings } from './data/site';
import { firstContent } from './first-content';
import { markdownConverter } from './markdown';
import { MarkResolver } from './resolve-marks';

/** Fields that the first content got later: a database seeded before has the documents without. */
const laterFields: Partial<Record<CollectionSlug, readonly string[]>> = {
  posts: ['author', 'cover'],
  packages: ['picture'],
  niches: ['caseStudy'],
  industries: ['newCustomer', 'enquiryFrames'],
  'case-studies': ['pageCount'],
  faqs: ['alsoAsked'],
};

/** A history of this length has lost its beginning (`maxPerDoc` of collections, `max` of globals). */
const fullHistory = 20;

type Fields = Readonly<Record<string, unknown>>;

interface Version {
  version: object;
}

/** Also a group without values. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * Names of the fields that are empty and always were. Staff who work on a draft, and fields that
 * they emptied, are left alone.
 * @param versions the newest first
 */
function neverSet(names: readonly string[], versions: readonly Version[]): string[] {
  const history = versions.map(({ version }) => version as Fields);
  if (history.length === 0 || history.length >= fullHistory) return [];
  if ((history[0]?._status ?? 'published') !== 'published') return [];
  return names.filter((name) => history.every((fields) => isEmpty(fields[name])));
}

const all = { overrideAccess: true, pagination: false, depth: 0, sort: '-updatedAt' } as const;

/** Saves a document by itself; one that is invalid in another field is left as it is. */
async function saveIfValid(payload: Payload, name: string, save: () => Promise<unknown>) {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    payload.logger.warn(`The seed filled nothing in ${name}, because it is invalid elsewhere.`);
  }
}

async function fillSettings(
  payload: Payload,
  req: PayloadRequest,
  resolver: MarkResolver,
): Promise<void> {
  const own = { slug: 'site-settings', req } as const;
  const { docs } = await payload.findGlobalVersions({ ...all, ...own });
  const empty = neverSet(['people', 'searchPicture'], docs) as (keyof typeof illustratedSettings)[];
  if (empty.length === 0) return;
  const fields = Object.fromEntries(empty.map((name) => [name, illustratedSettings[name]]));
  const data = (await resolver.resolve(fields)) as object;
  await saveIfValid(payload, 'Site settings', () =>
    payload.updateGlobal({ ...own, overrideAccess: true, data }),
  );
}

async function findByKey(
  payload: Payload,
  req: PayloadRequest,
  { collection, keyField }: SeedCollection,
  key: unknown,
): Promise<(Fields & { id: number }) | undefined> {
  const isNamed: Where[] = [{ [keyField]: { equals: key } }];
  if (keyField !== 'key') isNamed.push({ seedKey: { equals: key } });
  const { docs } = await payload.find({ ...all, collection, req, where: { or: isNamed } });
  return docs[0] as unknown as (Fields & { id: number }) | undefined;
}

async function fillCollection(
  payload: Payload,
  req: PayloadRequest,
  resolver: MarkResolver,
  seeds: SeedCollection,
): Promise<void> {
  const { collection, keyField, documents } = seeds;
  const { people } = await payload.findGlobal({ slug: 'site-settings', req, depth: 0 });
  const isKnown = (name: string, value: unknown) =>
    name !== 'author' || (people ?? []).some(({ id }) => id === value);
  for (const document of documents) {
    const names = (laterFields[collection] ?? []).filter(
      (name) => !isEmpty(document[name]) && isKnown(name, document[name]),
    );
    const doc = await findByKey(payload, req, seeds, document[keyField]);
    if (doc?._status !== 'published' || !names.some((name) => isEmpty(doc[name]))) continue;
    const own = { collection, req } as const;
    const history = await payload.findVersions({
      ...{ ...all, ...own },
      where: { parent: { equals: doc.id } },
    });
    const empty = neverSet(names, history.docs);
    if (empty.length === 0) continue;
    const fields = Object.fromEntries(empty.map((name) => [name, document[name]]));
    const data = { ...((await resolver.resolve(fields)) as object), _status: 'published' } as never;
    await saveIfValid(payload, `${collection} ${doc.id}`, () =>
      payload.update({ ...own, id: doc.id, overrideAccess: true, depth: 0, data }),
    );
  }
}

/** Fills the fields of existing documents that the first content got later. */
export async function fillLaterFields(payload: Payload): Promise<void> {
  const req = await createLocalReq({ context: { skipPriceTokenCheck: true } }, payload);
  const resolver = new MarkResolver(payload, req, await markdownConverter(payload.config));
  await fillSettings(payload, req, resolver);
  for (const seeds of firstContent()) {
    if (laterFields[seeds.collection]) await fillCollection(payload, req, resolver, seeds);
  }
}
