// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HistoryItem } from '@/prices/office/PriceHistory';
import { open, Refusal, serverAnswers, words } from '../support/dom';

const figures = ['packages/1/priceFromPence', 'packages/2/priceFromPence'] as const;
const changes = figures.map((figure, index) => ({
  figure,
  label: `Package ${index + 1}`,
  beforePence: 100_000,
  afterPence: 120_000,
}));
const entry = {
  id: 9,
  summary: '2 prices',
  changes,
  byName: 'Ann',
  createdAt: '2026-11-01T09:00:00.000Z',
};

/** @param now present prices of the two packages */
function show(now: [number, number], canRevert = true) {
  const prices = new Map(
    figures.map((figure, index) => [
      figure as string,
      { figure, label: '', pence: now[index] ?? 0, isOptional: false },
    ]),
  );
  const onSaved = vi.fn(async () => {});
  const page = open(
    <ul>
      <HistoryItem entry={entry as never} prices={prices as never} {...{ canRevert, onSaved }} />
    </ul>,
  );
  return { ...page, onSaved };
}
const back = (figure: string, seenPence: number) => ({ figure, seenPence, pence: 100_000 });

it('unchanged prices are reverted at once', async () => {
  const { sent } = serverAnswers({ id: 10, saved: 2 });
  const { press, onSaved } = show([120_000, 120_000]);
  await press('Take back: 2 prices');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(JSON.stringify(sent())).toContain(JSON.stringify(back(figures[0], 120_000)));
});

it('later changes are named first, and only the other prices are reverted', async () => {
  const { ask, sent } = serverAnswers({ id: 10, saved: 1 });
  const { press, onSaved } = show([120_000, 150_000]);
  await press('Take back: 2 prices');
  expect(ask).not.toHaveBeenCalled();
  expect(words(screen.getByRole('group', { name: 'Take back what?' }))).toContain(
    'Package 2: is £1,500 now, would be £1,000',
  );
  await press('Only the other one');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(JSON.stringify(sent())).not.toContain(figures[1]);
});

it('later changes are overwritten on request', async () => {
  const { sent } = serverAnswers({ id: 10, saved: 2 });
  const { press, onSaved } = show([120_000, 150_000]);
  await press('Take back: 2 prices');
  await press('Overwrite them');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(JSON.stringify(sent())).toContain(JSON.stringify(back(figures[1], 150_000)));
});

it('nothing changes if the editor cancels', async () => {
  const { ask } = serverAnswers({});
  const { press } = show([120_000, 150_000]);
  await press('Take back: 2 prices');
  await press('Leave everything');
  expect(screen.queryByRole('group', { name: 'Take back what?' })).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('entries already reverted, or without the right to change them, have no button', () => {
  show([100_000, 100_000]);
  show([120_000, 120_000], false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Is back')).toBeDefined();
});

it('says why a revert failed', async () => {
  serverAnswers(new Refusal(409, { errors: [{ message: 'It has changed.' }] }));
  const { press } = show([120_000, 120_000]);
  await press('Take back: 2 prices');
  expect(words(await screen.findByRole('alert'))).toBe('It has changed.');
});
