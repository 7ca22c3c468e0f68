import type { PayloadRequest, Where } from 'payload';
import type { LexicalNode } from '@/content/rules/lexical';
import type {
  AddOn,
  EstimatorSetting,
  Proposal,
  ProposalTextBlock,
  Submission,
} from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { readPriceBook } from '@/prices/data/read-price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';

type Line = NonNullable<Proposal['lines']>[number];

const published: Where = { _status: { equals: 'published' } };

async function idByKey(
  req: PayloadRequest,
  collection: 'packages' | 'add-ons',
  key: string,
): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ key: { equals: key } }, published] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    select: {},
  });
  return docs[0]?.id ?? null;
}

const packageLine = (id: number): Line => ({
  of: { relationTo: 'packages', value: id },
  quantity: 1,
  every: 'once',
});

function furtherPages(settings: EstimatorSetting, pages: number): Line[] {
  const further = pages - settings.includedPages;
  if (further <= 0) return [];
  return [
    {
      label: 'Further pages',
      detail: `Beyond the ${settings.includedPages} that are part of it.`,
      quantity: further,
      amountPence: settings.extraPagePence,
      every: 'once',
    },
  ];
}

/** Lines of the visitor's estimate; the estimator's link encodes every choice. */
async function linesOfEstimate(req: PayloadRequest, link: string): Promise<Line[]> {
  const query = URL.parse(link, 'https://site.invalid')?.searchParams;
  const settings = await req.payload.findGlobal({ slug: 'estimator-settings', depth: 1, req });
  const type = settings.projectTypes?.find(({ key }) => key === query?.get('type'));
  const base = idOf(type?.package);
  if (!query || !type || !base) return [];
  const included = new Set((type.included ?? []).map((item) => idOf(item as AddOn)));
  const addOns: Line[] = [];
  for (const key of (query.get('add-ons') ?? '').split(',').filter(Boolean)) {
    const value = await idByKey(req, 'add-ons', key);
    if (value && !included.has(value)) {
      addOns.push({ of: { relationTo: 'add-ons', value }, quantity: 1, every: 'once' });
    }
  }
  const pages = Number(query.get('pages'));
  return [packageLine(base), ...furtherPages(settings, pages), ...addOns];
}

/** Offer lines from an enquiry's estimate or package. */
export async function linesOfEnquiry(
  req: PayloadRequest,
  { estimate, packageTier }: Submission,
): Promise<Line[]> {
  const estimated = estimate?.link ? await linesOfEstimate(req, estimate.link) : [];
  if (estimated.length > 0 || !packageTier) return estimated;
  const id = await idByKey(req, 'packages', packageTier);
  return id ? [packageLine(id)] : [];
}

/** Id of the package among lines from an enquiry. */
export function packageIn(lines: readonly Line[]): number | null {
  const line = lines.find(({ of }) => of?.relationTo === 'packages');
  return line?.of ? (idOf(line.of.value as number) ?? null) : null;
}

type Section = NonNullable<Proposal['sections']>[number];

const shape = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

function paragraph(text: string): LexicalNode {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  return { ...shape, type: 'paragraph', children: [words] };
}

/** Converts plain paragraphs to rich text. */
function inParagraphs(text: string): ProposalTextBlock['body'] {
  const children = text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(paragraph);
  return { root: { ...shape, type: 'root', children } } as ProposalTextBlock['body'];
}

async function whatIsIncluded(req: PayloadRequest, id: number): Promise<Section[]> {
  const doc = await req.payload.findByID({
    collection: 'packages',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { features: true },
  });
  if (!doc?.features?.length) return [];
  const book = await readPriceBook('published', req.payload, req);
  const included = doc.features.map(({ text }) => ({ text: resolvePriceText(text, book) }));
  return [{ blockType: 'proposalScope', heading: 'What is included', included, notIncluded: [] }];
}

/**
 * Initial sections of a draft for staff to edit: the enquiry, the package's contents and the scan.
 */
export async function sectionsOfEnquiry(
  req: PayloadRequest,
  { message, scan }: Submission,
  packageId: number | null,
): Promise<Section[]> {
  return [
    { blockType: 'proposalText', heading: 'What you asked for', body: inParagraphs(message) },
    ...(packageId ? await whatIsIncluded(req, packageId) : []),
    ...(idOf(scan)
      ? [{ blockType: 'proposalScan', heading: 'What we found on your site' } as const]
      : []),
  ];
}
