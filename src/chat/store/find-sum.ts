import 'server-only';
import { getEstimatorConfig } from '@/content/store/shared-content';
import { getPriceBook } from '@/prices/store/price-book';
import type { AnswerView } from '../rules/answers';
import { budgetAnswer, budgetIn } from '../rules/asked-budget';
import { estimateAnswer, selectionAsked } from '../rules/asked-estimate';
import type { Trade } from '../rules/subject';
import { readShownAt } from './shown-at';

/** What a named budget pays for, or the sum of a described website; `null` for other questions. */
export async function findSum(
  question: string,
  [trade]: readonly Trade[],
): Promise<AnswerView | null> {
  const [config, { packages }, shownAt] = await Promise.all([
    getEstimatorConfig(),
    getPriceBook(),
    readShownAt(),
  ]);
  if (!config) return null;
  const packageKey = packages.find(({ id }) => id === trade?.package)?.key ?? null;
  const budget = budgetIn(question);
  if (budget !== null) {
    const page = shownAt.get('packageGrid') ?? null;
    return budgetAnswer(question, budget, { packages, config, packageKey }, page);
  }
  const selection = selectionAsked(question, config, packageKey);
  return selection && estimateAnswer(config, selection, shownAt.get('estimator')?.title ?? null);
}
