import type { CollectionBeforeChangeHook } from 'payload';
import type { Proposal } from '@/payload-types';
import { policyFigures } from '@/prices/rules/policy-figures';
import { readDraftLines } from '../data/read-listed';
import { priceLines } from '../rules/line-price';
import { proposalTotals } from '../rules/totals';

/**
 * Keeps a draft's totals, without optional lines. Sending fixes the totals; acceptance replaces
 * them with those of the chosen lines.
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
  // The form also shows which price-list lines are monthly.
  data.lines = data.lines.map((line, index) => ({
    ...line,
    every: lines[index]?.every ?? line.every,
  }));
  return data;
};
