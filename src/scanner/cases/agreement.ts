import type { Judgement } from './run-cases.ts';

/** How many of some expectations were met. */
export interface Agreement {
  name: string;
  agreed: number;
  all: number;
}

export function agreementOf(name: string, judgements: readonly Judgement[]): Agreement {
  return {
    name,
    agreed: judgements.filter(({ isAgreed }) => isAgreed).length,
    all: judgements.length,
  };
}

/** One for each check that the judgements are about, by name. */
export function agreementByCheck(judgements: readonly Judgement[]): Agreement[] {
  const names = [...new Set(judgements.map(({ about }) => about))].sort();
  return names.map((name) =>
    agreementOf(
      name,
      judgements.filter(({ about }) => about === name),
    ),
  );
}

/** Percent with one decimal, rounded down: 100 is for all of them. */
export function percentOf({ agreed, all }: Agreement): number {
  return all === 0 ? 100 : Math.floor((agreed / all) * 1000) / 10;
}
