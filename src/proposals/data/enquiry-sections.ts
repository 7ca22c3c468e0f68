import type { PayloadRequest } from 'payload';
import type { LexicalNode } from '@/content/rules/lexical';
import type { Proposal, ProposalTextBlock, Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { readPriceBook } from '@/prices/data/read-price-book';
import { resolvePriceText } from '@/prices/rules/price-text';

type Section = NonNullable<Proposal['sections']>[number];

const shape = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

function paragraph(text: string): LexicalNode {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  return { ...shape, type: 'paragraph', children: [words] };
}

/** A formatted text of plain paragraphs. */
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
  const book = await readPriceBook(req.payload, req);
  const included = doc.features.map(({ text }) => ({ text: resolvePriceText(text, book) }));
  return [{ blockType: 'proposalScope', heading: 'What is included', included, notIncluded: [] }];
}

/** What a proposal begins with, for staff to write on: what was asked, what the package has, the scan. */
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
