import type { CollectionBeforeChangeHook } from 'payload';
import type { Proposal } from '@/payload-types';
import { policyFigures } from '@/prices/rules/policy-figures';
import { readDraftLines } from '../data/read-listed';
import { priceLines } from '../rules/line-price';
import { proposalTotals } from '../rules/totals';

/**
 * Keeps the totals of a draft, without the lines that the client can leave out. Once it is
 * sent they belong to what was sent, and after that to what was chosen.
 */
export const keepTotals: CollectionBeforeChangeHook<Proposal> = async ({
  data,
  originalDoc,
  req,
}) => {
  const status = data.status ?? originalDoc?.status ?? 'draft';
  if (status !== 'draft' || !data.lines) return data;
  const drafted = await readDraftLines(req, data.lines);
  const policy = await req.payload.findGlobal({ slug: 'policy-settings', depth: 0, req });
  const surcharge = policy.addOnSurcharge ?? policyFigures.addOnSurcharge.initial;
  const { lines } = priceLines(drafted, surcharge);
  const totals = proposalTotals(lines, [], 0);
  data.totalOncePence = totals.oncePence;
  data.totalMonthlyPence = totals.monthlyPence;
  // What the price list has by the month shows so in the form, too.
  data.lines = data.lines.map((line, index) => ({
    ...line,
    every: lines[index]?.every ?? line.every,
  }));
  return data;
};
