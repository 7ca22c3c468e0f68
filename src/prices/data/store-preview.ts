import type { PayloadRequest } from 'payload';
import { allCells } from '../rules/price-board';
import type { PriceEdit } from '../rules/price-edits';
import { readBoard } from './read-board';
import { writePriceChange } from './write-history';

/**
 * Keeps prices that somebody wants to look at before they save them. The night takes away those of
 * yesterday.
 *
 * @returns the number by which the preview finds them
 */
export async function storePreview(
  req: PayloadRequest,
  edits: readonly PriceEdit[],
): Promise<number> {
  const labels = new Map(
    allCells(await readBoard(req)).map(({ figure, label }) => [figure, label]),
  );
  return writePriceChange(req, {
    state: 'preview',
    changes: edits.map(({ figure, seenPence, pence }) => ({
      figure,
      label: labels.get(figure) ?? figure,
      beforePence: seenPence,
      afterPence: pence,
    })),
  });
}
