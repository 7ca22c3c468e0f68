import type { PayloadRequest } from 'payload';
import { type LexicalState, lexicalNodes } from '@/content/rules/lexical';
import type { Proposal, ProposalScanBlock, ProposalWorkBlock } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { type Addressed, caseStudyPath, type PagedCollection, pathOf } from '@/platform/paths';
import { ukDay } from '@/platform/time/working-time';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { categoryLabels } from '@/scans/rules/scan-state';
import {
  type FrozenSection,
  type FrozenText,
  freezeText,
  linkedDocument,
  pictureIn,
  type TextReferences,
} from '../rules/frozen';

async function readPath(req: PayloadRequest, name: string): Promise<string | null> {
  const [collection, id] = name.split(':') as [PagedCollection, string];
  const doc = (await req.payload.findByID({
    collection,
    id: Number(id),
    depth: collection === 'city-niche-pages' ? 1 : 0,
    draft: false,
    disableErrors: true,
    req,
  })) as (Addressed & { _status?: string }) | null;
  return doc?._status === 'published' ? pathOf(collection, doc) : null;
}

async function readReferences(req: PayloadRequest, state: LexicalState): Promise<TextReferences> {
  const nodes = lexicalNodes(state);
  const paths = new Map<string, string>();
  for (const name of new Set(nodes.flatMap((node) => linkedDocument(node) ?? []))) {
    const path = await readPath(req, name);
    if (path) paths.set(name, path);
  }
  const pictures = new Map<number, Record<string, unknown>>();
  for (const id of new Set(nodes.flatMap((node) => pictureIn(node) ?? []))) {
    const picture = await findDocument(req.payload, 'media', id, { req });
    if (picture) pictures.set(id, { ...picture });
  }
  return { paths, pictures };
}

export async function freezeRichText(
  req: PayloadRequest,
  state: LexicalState,
  book: PriceBook,
): Promise<FrozenText> {
  return freezeText(state, book, await readReferences(req, state));
}

type StoredSection = NonNullable<Proposal['sections']>[number];

export interface FreezingSections {
  req: PayloadRequest;
  book: PriceBook;
  scan: number | null;
  /** Sentences for staff, appended as problems are found. */
  problems: string[];
}

const textsOf = (rows: readonly { text: string }[] | null | undefined) =>
  (rows ?? []).map(({ text }) => text);

async function freezeScan(
  { heading, note }: ProposalScanBlock,
  id: string,
  { req, scan, problems }: FreezingSections,
): Promise<FrozenSection[]> {
  const found = await findDocument(req.payload, 'scan-results', scan, { req });
  if (found?.status !== 'scored' || !found.result) {
    problems.push(
      `The section “${heading}” needs a scan with a score. Choose one, or take the section out.`,
    );
    return [];
  }
  const report = found.result;
  return [
    {
      kind: 'scan',
      id,
      heading,
      note: note || null,
      url: report.url,
      scannedOn: ukDay(new Date(report.scannedAt)),
      overall: report.overall,
      categories: report.categories.map(({ category, score }) => ({
        label: categoryLabels[category],
        score,
      })),
      top: report.top.map(({ title }) => title),
    },
  ];
}

async function freezeWork(
  { heading, caseStudies }: ProposalWorkBlock,
  id: string,
  { req, book, problems }: FreezingSections,
): Promise<FrozenSection> {
  const ids = caseStudies.flatMap((related) => idOf(related) ?? []);
  const { docs } = await req.payload.find({
    collection: 'case-studies',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    req,
    select: { title: true, description: true, slug: true },
  });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  if (byId.size < new Set(ids).size) {
    problems.push(
      `A case study in “${heading}” is not on the site. Publish it, or take it out of the proposal.`,
    );
  }
  return {
    kind: 'work',
    id,
    heading,
    items: ids.flatMap((one) => {
      const doc = byId.get(one);
      return doc
        ? {
            title: doc.title,
            text: resolvePriceText(doc.description, book),
            href: caseStudyPath(doc.slug),
          }
        : [];
    }),
  };
}

export async function freezeSection(
  section: StoredSection,
  index: number,
  freezing: FreezingSections,
): Promise<FrozenSection[]> {
  const id = section.id ?? `section-${index + 1}`;
  switch (section.blockType) {
    case 'proposalText': {
      const body = await freezeRichText(freezing.req, section.body, freezing.book);
      return [{ kind: 'text', id, heading: section.heading || null, body }];
    }
    case 'proposalScope':
      return [
        {
          kind: 'scope',
          id,
          heading: section.heading,
          included: textsOf(section.included),
          notIncluded: textsOf(section.notIncluded),
        },
      ];
    case 'proposalTimeline':
      return [
        {
          kind: 'timeline',
          id,
          heading: section.heading,
          phases: section.phases.map(({ title, duration, text }) => ({
            title,
            duration: duration || null,
            text: text || null,
          })),
        },
      ];
    case 'proposalScan':
      return freezeScan(section, id, freezing);
    case 'proposalWork':
      return [await freezeWork(section, id, freezing)];
  }
}
