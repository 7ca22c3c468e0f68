import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  Where,
} from 'payload';

interface FindOptions<Select extends SelectType> {
  select?: Select;
  req?: PayloadRequest | undefined;
}

type Found<
  Slug extends CollectionSlug,
  Select extends SelectType,
> = Promise<TransformCollectionWithSelect<Slug, Select> | null>;

/** Reads for the site itself, without access checks, relations and joins; `null` for none. */
export async function findDocument<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  collection: Slug,
  id: number | string | null | undefined,
  { req, ...options }: FindOptions<Select> = {},
): Found<Slug, Select> {
  if (!id) return null;
  return (await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    joins: false as never,
    disableErrors: true,
    ...(req ? { req } : {}),
    ...options,
  })) as Awaited<Found<Slug, Select>>;
}

export async function findFirst<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  collection: Slug,
  { req, ...options }: FindOptions<Select> & { where: Where; sort?: Sort },
): Found<Slug, Select> {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    limit: 1,
    depth: 0,
    joins: false as never,
    pagination: false,
    ...(req ? { req } : {}),
    ...options,
  });
  return (docs[0] ?? null) as Awaited<Found<Slug, Select>>;
}
