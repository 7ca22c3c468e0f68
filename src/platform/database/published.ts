import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  Where,
} from 'payload';

interface ListOptions<Select extends SelectType> {
  depth: 0 | 1;
  sort: Sort;
  select?: Select;
  where?: Where;
  limit?: number;
  req?: PayloadRequest;
}

/** Reads what a collection has published: access rules apply, drafts stay hidden. */
export async function listPublished<S extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  collection: S,
  { where, ...options }: ListOptions<Select>,
): Promise<TransformCollectionWithSelect<S, Select>[]> {
  const isPublished: Where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    overrideAccess: false,
    draft: false,
    pagination: false,
    where: where ? { and: [isPublished, where] } : isPublished,
    ...options,
  });
  // The collection determines its documents' type, which Payload's types lose here.
  return docs as TransformCollectionWithSelect<S, Select>[];
}
