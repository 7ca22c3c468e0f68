import { formatPence } from './money';
import type { PolicyKey } from './policy-figures';

/** As much of the price book as these figures are made of. */
interface Basis {
  retainers: readonly { key: string; pricePerMonthPence: number }[];
  policy: Record<PolicyKey, number>;
}

/** The retainer that the terms' examples are worked out with. */
const exampleRetainerKey = 'content-engine';

function share(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}

function exampleRetainerPence({ retainers }: Basis): number | null {
  return retainers.find(({ key }) => key === exampleRetainerKey)?.pricePerMonthPence ?? null;
}

interface ComputedFigure {
  label: string;
  compute: (book: Basis) => number | null;
}

/** Figures that follow from stored ones; used as `{{policy:…}}` like those. Pence. */
export const computedFigures = {
  strategyCallPartialRefundAmount: {
    label: 'Strategy call, part refund in pounds',
    compute: ({ policy }) => share(policy.strategyCall, policy.strategyCallPartialRefund),
  },
  retainerEarlyExitExample: {
    label: 'Early exit fee, example with Content Engine',
    compute: (book) => {
      const pence = exampleRetainerPence(book);
      return pence === null ? null : share(pence, book.policy.retainerEarlyExit);
    },
  },
  contentLicenceExample: {
    label: 'Content licence, example with Content Engine',
    compute: (book) => {
      const pence = exampleRetainerPence(book);
      return pence === null ? null : pence * book.policy.contentLicenceMultiple;
    },
  },
} as const satisfies Record<string, ComputedFigure>;

export type ComputedKey = keyof typeof computedFigures;
export const computedKeys = Object.keys(computedFigures) as ComputedKey[];

/**
 * Writes a computed figure.
 *
 * @returns e.g. `£74.50`; `null` for an unknown name or when what it is made of is not published
 */
export function renderComputedFigure(key: string, book: Basis): string | null {
  if (!Object.hasOwn(computedFigures, key)) return null;
  const pence = computedFigures[key as ComputedKey].compute(book);
  return pence === null ? null : formatPence(Math.round(pence));
}
