import type { PayloadRequest, Where } from 'payload';
import type { AddOn, ChatbotTier, Package, Proposal, Retainer } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import type { DraftLine, ListedItem } from '../rules/line-price';

type StoredLine = NonNullable<Proposal['lines']>[number];
type Source = NonNullable<StoredLine['of']>['relationTo'];
type Listed = Package | Retainer | AddOn | ChatbotTier;

type NameAndPence = [name: string, pence: number | null | undefined];

const priceOf: { [S in Source]: (doc: never) => NameAndPence } = {
  packages: (doc: Package) => [doc.name, doc.onApplication ? null : doc.priceFromPence],
  retainers: (doc: Retainer) => [doc.name, doc.pricePerMonthPence],
  'add-ons': (doc: AddOn) => [doc.name, doc.pricePence],
  'chatbot-tiers': (doc: ChatbotTier) => [`Chatbot, ${doc.name}`, doc.pricePerMonthFromPence],
};

function toListed(source: Source, doc: Listed): ListedItem {
  const [name, pence = null] = priceOf[source](doc as never);
  return {
    name,
    pence,
    every: source === 'retainers' || source === 'chatbot-tiers' ? 'month' : 'once',
    isRetainer: source === 'retainers',
    isRetainerAddOn: source === 'add-ons' && (doc as AddOn).kind === 'retainer',
  };
}

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
  return new Map((docs as Listed[]).map((doc) => [doc.id, toListed(source, doc)]));
}

export async function readDraftLines(
  req: PayloadRequest,
  lines: Proposal['lines'],
): Promise<DraftLine[]> {
  const stored = lines ?? [];
  const found = new Map<Source, Map<number, ListedItem>>();
  // Queries run in sequence, because a transaction has a single connection.
  for (const source of Object.keys(priceOf) as Source[]) {
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
  for (const source of Object.keys(priceOf) as Source[]) {
    for (const [id, item] of await readPublished(req, source, 'all'))
      items[`${source}:${id}`] = item;
  }
  return items;
}
