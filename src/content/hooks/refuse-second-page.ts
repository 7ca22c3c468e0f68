import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

const idOf = (related: unknown) =>
  typeof related === 'object' && related !== null ? (related as { id: number }).id : related;

/** Refuses a second page for a niche in a city, because both would share one address. */
export const refuseSecondPage: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const city = idOf(data?.city ?? originalDoc?.city);
  const niche = idOf(data?.niche ?? originalDoc?.niche);
  if (!city || !niche) return data;
  const { totalDocs } = await req.payload.count({
    collection: 'city-niche-pages',
    req,
    overrideAccess: true,
    where: {
      and: [
        { city: { equals: city } },
        { niche: { equals: niche } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
  });
  if (totalDocs === 0) return data;
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'niche', message: 'There is a page for this niche in this city already.' }],
      req,
    },
    req.t,
  );
};
