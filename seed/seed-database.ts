import {
  commitTransaction,
  createLocalReq,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { revalidateSite } from '@/platform/revalidate';
import { type CreatedDocument, createMissing } from './create-missing';
import { estimatorSettings } from './data/estimator';
import { navigation } from './data/navigation';
import { scannerSettings } from './data/scanner';
import { illustratedSettings } from './data/site';
import { fillLaterFields } from './fill-later-fields';
import { firstContent, laterReferences } from './first-content';
import { linkDocuments } from './internal-links';
import { markdownConverter } from './markdown';
import { reference } from './references';
import { MarkResolver } from './resolve-marks';
import { sendSampleProposals } from './send-proposals';

/** Saves a global that was never saved. It exists from the start, but without values. */
async function fillGlobal(
  payload: Payload,
  req: PayloadRequest,
  slug: GlobalSlug,
  data: unknown,
): Promise<void> {
  const own = { slug, req, overrideAccess: true } as const;
  const { createdAt } = (await payload.findGlobal({ ...own, depth: 0 })) as { createdAt?: string };
  if (createdAt) return;
  await payload.updateGlobal({ ...own, data: data as never });
}

async function seed(payload: Payload, req: PayloadRequest): Promise<CreatedDocument[]> {
  const resolver = new MarkResolver(payload, req, await markdownConverter(payload.config));
  const [media, ...content] = firstContent();
  const created = await createMissing(payload, req, resolver, media);
  await fillGlobal(payload, req, 'site-settings', await resolver.resolve(illustratedSettings));
  await fillGlobal(payload, req, 'navigation', navigation);
  await fillGlobal(payload, req, 'policy-settings', {});
  for (const collection of content) {
    created.push(...(await createMissing(payload, req, resolver, collection)));
  }
  await fillGlobal(payload, req, 'estimator-settings', await resolver.resolve(estimatorSettings));
  await fillGlobal(payload, req, 'scanner-settings', await resolver.resolve(scannerSettings));
  for (const { collection, key, data } of laterReferences) {
    const id = (await resolver.resolve(reference(collection, key))) as number;
    // Only documents of this run: older ones stay as staff left them.
    if (!created.some((item) => item.collection === collection && item.id === id)) continue;
    await payload.update({
      collection,
      id,
      req,
      overrideAccess: true,
      data: (await resolver.resolve({ ...data, _status: 'published' })) as never,
    });
  }
  await linkDocuments(payload, req, created);
  await sendSampleProposals(payload, req, created);
  return created;
}

/**
 * Seeds the CMS. Safe on a running site: it creates missing documents by natural key, in one
 * transaction, and then fills later fields of existing ones that never had a value.
 * @returns the number of created documents
 */
export async function seedDatabase(payload: Payload): Promise<number> {
  const req = await createLocalReq(
    { context: { disableRevalidate: true, skipPriceHistory: true, skipPriceTokenCheck: true } },
    payload,
  );
  const owned = await initTransaction(req);
  try {
    const created = await seed(payload, req);
    // A running site learns of all new documents together.
    await revalidateSite(req);
    if (owned) await commitTransaction(req);
    await fillLaterFields(payload);
    return created.length;
  } catch (error) {
    if (owned) await killTransaction(req);
    throw error;
  }
}
