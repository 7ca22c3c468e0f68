import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { readLiveRow, recallLiveRow } from '@/platform/database/live-state';
import { writePriceChange } from '../data/price-changes';
import { policyFigures } from '../rules/policy-figures';
import {
  extraPageField,
  feeKeys,
  figureId,
  initialExtraPage,
  type PricedCollection,
  type PricedSettings,
  priceFields,
  readSpan,
} from '../rules/price-figures';
import type { PriceChange } from '../rules/price-history';

type Fields = Record<string, unknown>;

async function record(req: PayloadRequest, changes: readonly PriceChange[]): Promise<void> {
  const changed = changes.filter(({ beforePence, afterPence }) => beforePence !== afterPence);
  if (changed.length > 0) await writePriceChange(req, { changes: changed, state: 'saved' });
}

function documentChanges(
  source: PricedCollection,
  id: number,
  before: Fields | null,
  now: Fields | null,
): PriceChange[] {
  const { from, to } = priceFields[source];
  const [old, next] = [before, now].map((row) => row && readSpan(source, row));
  const name = String((now ?? before)?.name ?? '');
  const change = (field: string, label: string, end: 'fromPence' | 'toPence') => ({
    figure: figureId({ source, id, field }),
    label,
    beforePence: old?.[end] ?? null,
    afterPence: next?.[end] ?? null,
  });
  return [
    change(from, to ? `${name}, from` : name, 'fromPence'),
    ...(to ? [change(to, `${name}, up to`, 'toPence')] : []),
  ];
}

/** Records a price change of the published row in the price history. Drafts change no price. */
export const recordPriceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context.skipPriceHistory) return doc;
  const before = recallLiveRow(req, collection.slug, doc.id);
  const now = await readLiveRow(collection.slug, doc.id, req);
  if (before?.updatedAt === now?.updatedAt) return doc;
  const source = collection.slug as PricedCollection;
  await record(
    req,
    documentChanges(source, Number(doc.id), before as Fields | null, now as Fields | null),
  );
  return doc;
};

interface Setting {
  field: string;
  label: string;
  /** Value shown until the settings are first saved. */
  initial: number;
}

const settingFields: Record<PricedSettings, () => Setting[]> = {
  'policy-settings': () => feeKeys.map((field) => ({ field, ...policyFigures[field] })),
  'estimator-settings': () => [
    { field: extraPageField, label: 'Each further page', initial: initialExtraPage },
  ],
};

/** The same for fees in the settings. */
export const recordPriceSettings: GlobalAfterChangeHook = async ({
  doc,
  previousDoc,
  global,
  req,
}) => {
  if (req.context.skipPriceHistory) return doc;
  const source = global.slug as PricedSettings;
  await record(
    req,
    settingFields[source]().map(({ field, label, initial }) => ({
      figure: figureId({ source, id: null, field }),
      label,
      beforePence: (previousDoc?.[field] as number | undefined) ?? initial,
      afterPence: (doc[field] as number | undefined) ?? initial,
    })),
  );
  return doc;
};
