import type { PayloadRequest, Where } from 'payload';
import type { AddOn, ChatbotTier, Package, Proposal, Retainer } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import type { DraftLine, ListedItem } from '../rules/line-price';

type StoredLine = NonNullable<Proposal['lines']>[number];
type Source = NonNullable<StoredLine['of']>['relationTo'];
type Listed = Package | Retainer | AddOn | ChatbotTier;

const plain = { isRetainer: false, isRetainerAddOn: false };

const toListed: { [S in Source]: (doc: never) => ListedItem } = {
  packages: ({ name, onApplication, priceFromPence }: Package) => ({
    name,
    pence: onApplication ? null : (priceFromPence ?? null),
    every: 'once',
    ...plain,
  }),
  retainers: ({ name, pricePerMonthPence }: Retainer) => ({
    name,
    pence: pricePerMonthPence,
    every: 'month',
    ...plain,
    isRetainer: true,
  }),
  'add-ons': ({ name, pricePence, kind }: AddOn) => ({
    name,
    pence: pricePence,
    every: 'once',
    ...plain,
    isRetainerAddOn: kind === 'retainer',
  }),
  'chatbot-tiers': ({ name, pricePerMonthFromPence }: ChatbotTier) => ({
    name: `Chatbot, ${name}`,
    pence: pricePerMonthFromPence,
    every: 'month',
    ...plain,
  }),
};

async function readPublished(
  req: PayloadRequest,
  source: Source,
  ids: readonly number[] | 'all',
): Promise<Map<number, ListedItem>> {
  if (ids.length === 0) return new Map();
  const published: Where = { _status: { equals: 'published' } };
  const { docs } = await req.payload.find({
    collection: source,
    where: ids === 'all' ? published : { and: [published, { id: { in: [...ids] } }] },
    pagination: false,
    depth: 0,
    req,
  });
  const view = toListed[source] as (doc: Listed) => ListedItem;
  return new Map((docs as unknown as Listed[]).map((doc) => [doc.id, view(doc)]));
}

export async function readDraftLines(
  req: PayloadRequest,
  lines: Proposal['lines'],
): Promise<DraftLine[]> {
  const stored = lines ?? [];
  const found = new Map<Source, Map<number, ListedItem>>();
  // Queries run in sequence, because a transaction has a single connection.
  for (const source of Object.keys(toListed) as Source[]) {
    const ids = stored.flatMap(({ of }) =>
      of?.relationTo === source ? (idOf(of.value as number) ?? []) : [],
    );
    found.set(source, await readPublished(req, source, ids));
  }
  return stored.map((line, index) => ({
    id: line.id ?? `line-${index + 1}`,
    listed: line.of
      ? (found.get(line.of.relationTo)?.get(idOf(line.of.value as number) ?? 0) ?? 'gone')
      : null,
    label: line.label?.trim() || null,
    detail: line.detail?.trim() || null,
    quantity: line.quantity ?? 1,
    amountPence: line.amountPence ?? null,
    every: line.every ?? 'once',
    isOptional: line.isOptional ?? false,
  }));
}

export async function readPriceList(req: PayloadRequest): Promise<Record<string, ListedItem>> {
  const items: Record<string, ListedItem> = {};
  for (const source of Object.keys(toListed) as Source[]) {
    for (const [id, item] of await readPublished(req, source, 'all'))
      items[`${source}:${id}`] = item;
  }
  return items;
}
