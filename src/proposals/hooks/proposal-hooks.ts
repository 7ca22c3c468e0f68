import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { problem } from '@/accounts/hooks/access';
import { changedFields } from '@/content/rules/differences';
import type { Proposal } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { readPolicyFigure } from '@/prices/data/read-price-book';
import { readDraftLines } from '../data/read-listed';
import { priceLines } from '../rules/line-price';
import { proposalTotals } from '../rules/offer';
import { contentFields } from './proposal-fields';

const withTheClient = 'It is with the client. Revise it to change something.';

interface UpdateArguments {
  id?: number | string;
  data?: Record<string, unknown>;
  overrideAccess?: boolean;
}

/** Payload would drop changes to a sent proposal silently, so the form would look saved. */
export const refuseChangesOnceSent: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const { id, data = {}, overrideAccess } = args as UpdateArguments;
  const named = contentFields.filter((field) => data[field] !== undefined);
  // The site's own steps override access; an edit without an id would be a disabled bulk edit.
  if (overrideAccess || id === undefined || named.length === 0) return args;
  const doc = await findDocument(req.payload, 'proposals', id, { req });
  if (!doc || doc.status === 'draft') return args;
  if (changedFields({ ...doc }, data, named).length > 0) throw problem(withTheClient, 409);
  return args;
};

/** An earlier version differs from the document that the client received. */
export const refuseRestoring: CollectionBeforeChangeHook<Proposal> = ({
  data,
  originalDoc,
  req,
}) => {
  if (req.context.isRestoringVersion && originalDoc && originalDoc.status !== 'draft') {
    throw problem(withTheClient, 409);
  }
  return data;
};

/** An accepted proposal is a contract and is kept. Alone, a record is useless. */
export const deleteWithRecord: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await findDocument(req.payload, 'proposals', id, { req });
  if (doc?.status === 'accepted') {
    throw problem(
      'It was accepted, so it is a record of what you agreed on. It is deleted by itself once the law no longer asks for it.',
      409,
    );
  }
  await req.payload.delete({
    collection: 'proposal-events',
    where: { proposal: { equals: id } },
    req,
  });
};

/** A draft's totals, without optional lines; acceptance adds the chosen ones. */
export const keepTotals: CollectionBeforeChangeHook<Proposal> = async ({
  data,
  originalDoc,
  req,
}) => {
  const status = data.status ?? originalDoc?.status ?? 'draft';
  if (status !== 'draft' || !data.lines) return data;
  const drafted = await readDraftLines(req, data.lines);
  const surcharge = await readPolicyFigure(req.payload, 'addOnSurcharge', req);
  const { lines } = priceLines(drafted, surcharge);
  const totals = proposalTotals(lines, [], 0);
  data.totalOncePence = totals.oncePence;
  data.totalMonthlyPence = totals.monthlyPence;
  // The form also shows which price-list lines are monthly.
  data.lines = data.lines.map((line, index) => ({
    ...line,
    every: lines[index]?.every ?? line.every,
  }));
  return data;
};
