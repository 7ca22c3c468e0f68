import { z } from 'zod';
import { changeInWords } from './compare-reports';

/** Fewer sites would tell of single ones. */
export const fewestOfTrade = 20;

export interface TradeStanding {
  /** ID of the trade. */
  trade: number;
  name: string;
  /** Other sites of the trade, scanned within a year. */
  sites: number;
  /** Median of their scores, 0 to 100; null with fewer than `fewestOfTrade`. */
  median: number | null;
}

export const tradeChoice = z.object({ id: z.uuid(), trade: z.coerce.number().int().positive() });

/** How a score compares with its trade, in a sentence. */
export function standingInWords(
  { sites, median }: Pick<TradeStanding, 'sites' | 'median'>,
  overall: number,
): string {
  if (median === null) {
    const soFar =
      sites === 0
        ? 'Yours is the first site of this trade that we scanned this year.'
        : `We’ve scanned ${sites} other ${sites === 1 ? 'site' : 'sites'} of this trade within a year.`;
    return `${soFar} From ${fewestOfTrade} others on, you see here how yours compares.`;
  }
  const change = overall === median ? 'the same' : changeInWords(overall - median);
  return `Half of the ${sites} other sites of this trade that we scanned have ${median} or more. Yours is ${change}.`;
}
