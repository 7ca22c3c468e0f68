// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PercentTool } from '@/prices/office/PercentTool';
import { PriceBoard } from '@/prices/office/PriceBoard';
import { listOffers, type Offers } from '@/prices/rules/offer-checks';
import type { PriceGroup, PriceRow } from '@/prices/rules/price-board';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';
import { makeBook, makePackage } from './support/price-book';

// The drawer needs the frame of the back office, which is missing in this test.
vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  Drawer: ({ children }: { children: unknown }) => children,
  useModal: () => ({ openModal: () => {} }),
}));

const cell = (id: number, end: 'From' | 'To', label: string, pence: number) => ({
  figure: `packages/${id}/price${end}Pence`,
  label,
  pence,
  isOptional: end === 'To',
});
const row = (id: number, name: string, from: number, to?: number): PriceRow => ({
  id: `packages/${id}`,
  name,
  note: null,
  isOnApplication: false,
  hasDraft: false,
  href: `/cms/collections/packages/${id}`,
  low: cell(id, 'From', to ? `${name}, from` : name, from),
  high: to ? cell(id, 'To', `${name}, up to`, to) : null,
});
const groups = (growthPence = 240_000): PriceGroup[] => [
  {
    key: 'packages',
    label: 'Packages',
    isEditable: true,
    rows: [row(1, 'Growth', growthPence, 320_000), row(2, 'Express', 50_000)],
  },
];

/** Growth has more support than the cheaper Express. */
const offers: Offers = listOffers(
  makeBook({
    packages: [
      makePackage({ id: 1, name: 'Growth', support: '2 months' }),
      makePackage({
        id: 2,
        key: 'express',
        name: 'Express',
        priceFromPence: 50_000,
        support: '30 days',
      }),
    ],
    addOns: [],
  }),
  { projectTypes: [], includedPages: 5, maxPages: 50 },
);

const history = { docs: [], page: 1, totalPages: 1, totalDocs: 0 };

/** Fake server of the board; `save` is its response to “Save”. */
function openBoard({ isEditable = true, save = { id: 9, saved: 1 } as object } = {}) {
  const { ask } = serverAnswers({});
  const saved: unknown[] = [];
  ask.mockImplementation(async (address, init) => {
    const path = String(address);
    if (path.endsWith('/save')) {
      saved.push(JSON.parse(String(init?.body)));
      return save instanceof Refusal
        ? Response.json(save.body, { status: save.status })
        : Response.json(save);
    }
    if (path.endsWith('/board')) return Response.json({ groups: groups(250_000), offers });
    if (path.endsWith('/places')) return Response.json({ pages: [], byFigure: {} });
    return Response.json(history);
  });
  const page = open(
    <PriceBoard
      initialBoard={{ groups: groups().map((group) => ({ ...group, isEditable })), offers }}
      initialGroup="all"
      pending={[]}
      whyReadOnly={{}}
    />,
  );
  const status = () => words(screen.getByRole('region', { name: 'New prices' }));
  return { ...page, saved, status };
}

const growth = 'Growth, from, in pounds';
const express = 'Express, in pounds';

describe('a changed price', () => {
  it('shows its old value and can be saved', async () => {
    const { fill, status } = openBoard();
    await fill(growth, '2500');
    expect(screen.getByText('£2,400', { exact: false })).toBeDefined();
    expect(status()).toContain('1 new price, not saved');
  });

  it('is reset by its row’s “Undo”, without affecting other edits', async () => {
    const { fill, press, status } = openBoard();
    await fill(growth, '2500');
    await fill(express, '600');
    expect(status()).toContain('2 new prices, not saved');
    await press('Undo Growth');
    expect(field(growth).value).toBe('2400');
    expect(field(express).value).toBe('600');
    expect(status()).toContain('1 new price, not saved');
    expect(screen.queryByRole('button', { name: 'Undo Growth' })).toBeNull();
  });

  it('is reset by the Escape key', async () => {
    const { user, fill } = openBoard();
    await fill(express, '600');
    await user.keyboard('{Escape}');
    expect(field(express).value).toBe('500');
  });

  it('is reset by “Undo all”, like every other', async () => {
    const { fill, press, status } = openBoard();
    await fill(growth, '2500');
    await fill(express, '600');
    await press('Undo all');
    expect([field(growth).value, field(express).value]).toEqual(['2400', '500']);
    expect(status()).toBe('');
  });

  it('cannot be saved while it is invalid', async () => {
    const { fill, press, saved } = openBoard();
    await fill(growth, '4000');
    expect(screen.getByText('The highest price can’t be below the lowest.')).toBeDefined();
    await press(/^Save/);
    await press('Undo Growth');
    expect(screen.queryByText('The highest price can’t be below the lowest.')).toBeNull();
    expect(saved).toEqual([]);
  });

  it('passes the focus to the next row with the Enter key', async () => {
    const { user } = openBoard();
    await user.click(field(growth));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field(express));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(field(growth));
  });

  it('persists when the editor returns to the board', async () => {
    const { fill, unmount } = openBoard();
    await fill(express, '600');
    unmount();
    openBoard();
    expect(field(express).value).toBe('600');
  });
});

describe('offers that contradict each other', () => {
  it('are named above the prices while they are typed, with a link to the document', async () => {
    const { fill } = openBoard();
    expect(screen.queryByText('Check before you publish')).toBeNull();
    await fill(growth, '400');
    const box = screen.getByRole('region', { name: 'Check before you publish' });
    const link = within(box).getByRole('link', {
      name: 'Express costs more than Growth but comes with less support: 30 days, against 2 months.',
    });
    expect(link.getAttribute('href')).toBe('/cms/collections/packages/2');
    await fill(growth, '2400');
    expect(screen.queryByText('Check before you publish')).toBeNull();
  });
});

describe('saving', () => {
  it('sends each price with the one last seen, and then shows the server’s data', async () => {
    const { fill, press, saved, status } = openBoard();
    await fill(growth, '2500');
    await press('Save 1 new price');
    await vi.waitFor(() => expect(status()).toBe(''));
    const figure = 'packages/1/priceFromPence';
    expect(saved).toEqual([{ edits: [{ figure, seenPence: 240_000, pence: 250_000 }] }]);
    expect(field(growth).value).toBe('2500');
  });

  it('keeps the typed prices and shows the server’s reason after a refusal', async () => {
    const refusal = new Refusal(409, { errors: [{ message: 'Somebody was faster.' }] });
    const { fill, press } = openBoard({ save: refusal });
    await fill(express, '600');
    await press('Save 1 new price');
    expect(words(await screen.findByRole('alert'))).toBe('Somebody was faster.');
    expect(field(express).value).toBe('600');
  });
});

describe('staff with read access', () => {
  it('see prices without fields and without a save button', () => {
    openBoard({ isEditable: false });
    expect(screen.getByText('£2,400')).toBeDefined();
    expect(screen.queryByLabelText(growth)).toBeNull();
    expect(screen.queryByText('Change ticked prices by per cent')).toBeNull();
  });
});

describe('the search for a price', () => {
  it('keeps the rows whose name matches', async () => {
    const { fill } = openBoard();
    await fill('Find a price', 'expr');
    expect(screen.getByText('1 line')).toBeDefined();
    expect(screen.queryByLabelText(growth)).toBeNull();
    await fill('Find a price', 'nothing');
    expect(screen.getByText('No price is called that.')).toBeDefined();
  });
});

describe('a change by per cent', () => {
  it('fills in only the ticked rows, rounded', async () => {
    const { user, fill, press, status } = openBoard();
    await user.click(field('Choose Express'));
    await fill('Per cent', '5');
    await press('Fill in 1 ticked');
    expect([field(express).value, field(growth).value]).toEqual(['525', '2400']);
    expect(screen.getByText('1 price filled in. Nothing is saved yet.')).toBeDefined();
    expect(status()).toContain('1 new price, not saved');
  });

  it('can tick a whole group', async () => {
    const { user, fill, press } = openBoard();
    await user.click(field('Choose all: Packages'));
    await fill('Per cent', '-10');
    await user.selectOptions(field('Round to'), '£10');
    await press('Fill in 2 ticked');
    expect([field(growth).value, field(express).value]).toEqual(['2160', '450']);
  });

  it('ignores an invalid percentage', async () => {
    const onFill = vi.fn();
    const { fill, press } = open(<PercentTool chosen={2} onFill={onFill} />);
    await fill('Per cent', 'five');
    expect(field('Per cent').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Enter a number from/)).toBeDefined();
    await press('Fill in 2 ticked');
    expect(onFill).not.toHaveBeenCalled();
  });

  it('says if rounding leaves every price unchanged', async () => {
    const { fill, press } = open(<PercentTool chosen={2} onFill={() => 0} />);
    await fill('Per cent', '0.1');
    await press('Fill in 2 ticked');
    expect(screen.getByText('Rounding leaves these prices where they are.')).toBeDefined();
  });
});
