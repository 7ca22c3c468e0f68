import type { Category } from '../model/check.ts';
import type { CheckResult } from '../model/report.ts';
import type { CheckId } from './weights.ts';

/** A fault so grave that it holds a score down whatever else is right. */
export interface Cap {
  /** The check that finds the fault. */
  id: CheckId;
  /** Most points of its category, and of the whole. */
  category: { name: Category; most: number };
  overall: number | null;
  because: string;
}

const caps: readonly Cap[] = [
  {
    id: 'seo-indexable',
    category: { name: 'seo', most: 49 },
    overall: 69,
    because:
      'Search engines are told not to show this page, so search stays at 49 and the whole at 69 at most.',
  },
  {
    id: 'sec-https',
    category: { name: 'security', most: 30 },
    overall: 69,
    because:
      'The page is not delivered over HTTPS, so security stays at 30 and the whole at 69 at most.',
  },
  {
    id: 'sec-certificate',
    category: { name: 'security', most: 30 },
    overall: 69,
    because:
      'Browsers do not trust the certificate, so security stays at 30 and the whole at 69 at most.',
  },
  {
    id: 'mob-viewport',
    category: { name: 'mobile', most: 40 },
    overall: null,
    because: 'The page is not set up for phones, so mobile stays at 40 at most.',
  },
];

/**
 * The caps that apply. A check that fails in part, such as a certificate that is valid but about to
 * run out, has not found the fault that a cap is for.
 */
export function capsOf(results: readonly CheckResult[]): Cap[] {
  const broken = new Set(
    results.filter(({ outcome, score }) => outcome === 'fail' && score === 0).map(({ id }) => id),
  );
  return caps.filter(({ id }) => broken.has(id));
}
