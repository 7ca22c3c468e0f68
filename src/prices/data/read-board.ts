import type { PayloadRequest } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { cmsPath } from '@/platform/paths';
import { buildEstimatorConfig } from '../rules/estimator-config';
import { listOffers, type Offers } from '../rules/offer-checks';
import { policyFigures } from '../rules/policy-figures';
import { boardGroups, type PriceCell, type PriceGroup, type PriceRow } from '../rules/price-board';
import {
  extraPageField,
  type Figure,
  feeKeys,
  figureId,
  type PricedCollection,
  type PricedSettings,
  priceFields,
} from '../rules/price-figures';
import { makePriceBook, type PriceDocuments, readPriceDocuments } from './read-price-book';

type PricedDocument = PriceDocuments[PricedCollection][number];

const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function cell(figure: Figure, label: string, value: unknown, isOptional = false): PriceCell {
  return { figure: figureId(figure), label, pence: amount(value), isOptional };
}

/** Note below the name: the unit, or the kind of item. */
function noteOf(document: PricedDocument): string | null {
  if (!('kind' in document)) return null;
  const to = document.kind === 'retainer' ? 'To a retainer' : 'To a build';
  return document.unit ? `${to}, for each ${document.unit}` : to;
}

function documentRow(
  collection: PricedCollection,
  document: PricedDocument,
  drafts: ReadonlySet<number>,
): PriceRow {
  const { id, name } = document;
  const { from, to } = priceFields[collection];
  const fields: Record<string, unknown> = { ...document };
  const isOnApplication = fields.onApplication === true;
  const cellOf = (field: string | null, label: string, isOptional = false) =>
    field === null || isOnApplication
      ? null
      : cell({ source: collection, id, field }, label, fields[field], isOptional);
  return {
    id: `${collection}/${id}`,
    name,
    note: noteOf(document),
    isOnApplication,
    hasDraft: drafts.has(id),
    href: `${cmsPath}/collections/${collection}/${id}`,
    low: cellOf(from, to ? `${name}, from` : name),
    // A package may have a single price; chatbot tiers always have a range.
    high: cellOf(to, `${name}, up to`, collection === 'packages'),
  };
}

function settingRow(
  source: PricedSettings,
  field: string,
  { name, note }: { name: string; note: string },
  value: unknown,
): PriceRow {
  return {
    id: `${source}/${field}`,
    name,
    note,
    isOnApplication: false,
    hasDraft: false,
    href: `${cmsPath}/globals/${source}`,
    low: cell({ source, id: null, field }, name, value),
    high: null,
  };
}

async function readDrafts(req: PayloadRequest, collection: PricedCollection) {
  const { docs } = await req.payload.find({
    collection,
    req,
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    select: {},
    where: { _status: { equals: 'draft' } },
  });
  return new Set(docs.map(({ id }) => Number(id)));
}

/** The offers that the board checks against each other, with the estimator as visitors see it. */
function readOffers({ estimator, ...documents }: PriceDocuments): Offers {
  const book = makePriceBook({ estimator, ...documents }, 'published');
  const keyOf = (related: number | { id: number }) => {
    const wanted = typeof related === 'object' ? related.id : related;
    return documents.packages.find(({ id }) => id === wanted)?.key ?? null;
  };
  const { includedPages, defaultPages, maxPages, defaultType } = estimator;
  const projectTypes = (estimator.projectTypes ?? []).map(
    ({ key, label, description, package: related }) => ({
      key,
      label,
      description,
      packageKey: keyOf(related),
      included: [],
      unavailable: [],
    }),
  );
  const pages = { includedPages, defaultPages, maxPages };
  const stored = { ...pages, projectTypes, defaultType, budgetBands: [], message: null };
  const types = buildEstimatorConfig(stored, book)?.types ?? [];
  return listOffers(book, { projectTypes: types, includedPages, maxPages });
}

/** All published prices in the order of the price list, with the requesting account's rights. */
export async function readBoard(req: PayloadRequest): Promise<PriceGroup[]> {
  return (await readBoardWithOffers(req)).groups;
}

/** The board, with what its prices are checked against. */
export async function readBoardWithOffers(
  req: PayloadRequest,
): Promise<{ groups: PriceGroup[]; offers: Offers }> {
  const documents = await readPriceDocuments(req.payload, req);
  const rowsOf = async (source: Figure['source']): Promise<PriceRow[]> => {
    if (source === 'policy-settings') {
      return feeKeys.map((key) => {
        const { label, help } = policyFigures[key];
        return settingRow(source, key, { name: label, note: help }, documents.policy[key]);
      });
    }
    if (source === 'estimator-settings') {
      const words = { name: 'Each further page', note: 'Beyond the pages in the base price.' };
      return [settingRow(source, extraPageField, words, documents.estimator.extraPagePence)];
    }
    const drafts = await readDrafts(req, source);
    return documents[source].map((document) => documentRow(source, document, drafts));
  };
  const { role } = req.user as User;
  const groups: PriceGroup[] = [];
  for (const { key, label, source } of boardGroups) {
    const isEditable = grantFor(source, role, 'update') === 'yes';
    groups.push({ key, label, isEditable, rows: await rowsOf(source) });
  }
  return { groups, offers: readOffers(documents) };
}
