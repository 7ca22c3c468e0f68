import { expect } from 'vitest';
import type { PriceEdit } from '@/prices/rules/price-board';
import { allCells, type PriceGroup } from '@/prices/rules/price-board';
import type { PriceChange } from '@/prices/rules/price-history';
import type { Answer, Send } from './rest';

/** An entry of the price history, as the board reads it. */
export interface HistoryEntry {
  id: number;
  summary: string;
  byName: string;
  changes: PriceChange[];
  reverts: number | null;
}

/** The requests of the price board, from one account. */
export function boardAs(send: Send) {
  const groups = async (): Promise<PriceGroup[]> => {
    const answer = await send('GET', '/price-changes/board');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.body.groups as unknown as PriceGroup[];
  };
  return {
    groups,
    /** A request for new prices, with the current ones as those displayed. */
    edits: async (wanted: Record<string, number | null>): Promise<PriceEdit[]> => {
      const cells = new Map(allCells(await groups()).map((cell) => [cell.figure, cell.pence]));
      return Object.entries(wanted).map(([figure, pence]) => ({
        figure,
        seenPence: cells.get(figure) ?? null,
        pence,
      }));
    },
    save: (edits: readonly PriceEdit[], more: object = {}): Promise<Answer> =>
      send('POST', '/price-changes/save', { body: { edits, ...more } }),
    history: async (): Promise<HistoryEntry[]> => {
      const query = 'where[state][equals]=saved&sort=-createdAt&depth=0&pagination=false';
      const answer = await send('GET', `/price-changes?${query}`);
      return answer.body.docs as unknown as HistoryEntry[];
    },
  };
}
