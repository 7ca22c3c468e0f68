'use client';

import Link from 'next/link';
import { useState } from 'react';
import { formatPence } from '../rules/money';
import {
  cellsOf,
  formatDifference,
  type PriceCell,
  type PriceEdit,
  type PriceRow as Row,
} from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';
import { formatAmount } from '../rules/price-history';
import { PlaceList, PlacesButton } from './Places';
import { PriceInput } from './PriceInput';
import type { PricePlaces } from './price-board-api';

/** Functions that the board passes to every row. */
export interface RowTools {
  typed: ReadonlyMap<FigureId, string>;
  problems: ReadonlyMap<FigureId, string>;
  edits: ReadonlyMap<FigureId, PriceEdit>;
  chosen: ReadonlySet<string>;
  /** `null` while loading. */
  places: PricePlaces | 'unknown' | null;
  onType: (figure: FigureId, text: string) => void;
  onUndo: (figures: readonly FigureId[]) => void;
  onChoose: (rows: readonly string[], isChosen: boolean) => void;
}

interface Props {
  row: Row;
  isEditable: boolean;
  tools: RowTools;
}

function Amount({
  cell,
  column,
  isEditable,
  tools,
}: Omit<Props, 'row'> & {
  cell: PriceCell;
  column: 'low' | 'high';
}) {
  const { figure, pence } = cell;
  if (!isEditable) return pence === null ? '–' : formatPence(pence);
  return (
    <PriceInput
      cell={cell}
      column={column}
      text={tools.typed.get(figure)}
      problem={tools.problems.get(figure)}
      isChanged={tools.edits.has(figure)}
      onType={(text) => tools.onType(figure, text)}
      onUndo={() => tools.onUndo([figure])}
    />
  );
}

/** Old figures of a changed row, with the differences. */
function Change({ row, tools }: Pick<Props, 'row' | 'tools'>) {
  const cells = cellsOf(row);
  const touched = cells.filter(({ figure }) => tools.typed.has(figure));
  if (touched.length === 0) return null;
  const changed = cells.flatMap(({ figure }) => tools.edits.get(figure) ?? []);
  return (
    <div className="price-change">
      {changed.map(({ figure, seenPence, pence }) => (
        <span key={figure}>
          was {formatAmount(seenPence)} <b>{formatDifference(seenPence, pence)}</b>
        </span>
      ))}
      <button
        type="button"
        className="office-link"
        aria-label={`Undo ${row.name}`}
        onClick={() => tools.onUndo(touched.map(({ figure }) => figure))}
      >
        Undo
      </button>
    </div>
  );
}

/** One priced item, with the pages that show its price. */
export function PriceRow({ row, isEditable, tools }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, note, low, high, isOnApplication, hasDraft, href } = row;
  const figures = cellsOf(row).map(({ figure }) => figure);
  const isChanged = figures.some((figure) => tools.edits.has(figure));
  const canChange = isEditable && low !== null;
  return (
    <>
      <tr data-changed={isChanged || undefined} className="price-row">
        <th scope="row">
          <span className="price-row__name">
            {canChange ? (
              <label>
                <input
                  type="checkbox"
                  aria-label={`Choose ${name}`}
                  checked={tools.chosen.has(id)}
                  onChange={({ target }) => tools.onChoose([id], target.checked)}
                />
              </label>
            ) : (
              <span />
            )}
            <span>
              <Link href={href} prefetch={false}>
                {name}
              </Link>
              {note ? <small>{note}</small> : null}
              {hasDraft ? (
                <small className="price-row__draft">
                  Has changes that are not published. They stay unpublished.
                </small>
              ) : null}
            </span>
          </span>
        </th>
        {isOnApplication ? (
          <td colSpan={2} className="price-row__poa">
            POA <small>On application; no figure to change.</small>
          </td>
        ) : (
          <>
            <td className="price-row__amount" data-label={high ? 'From' : 'Price'}>
              {low ? <Amount cell={low} column="low" isEditable={isEditable} tools={tools} /> : '–'}
            </td>
            <td className="price-row__amount" data-label="Up to">
              {high ? (
                <Amount cell={high} column="high" isEditable={isEditable} tools={tools} />
              ) : null}
            </td>
          </>
        )}
        <td className="price-row__change">
          <Change row={row} tools={tools} />
        </td>
        <td className="price-row__places">
          <PlacesButton
            name={name}
            figures={figures}
            places={tools.places}
            isOpen={isOpen}
            onToggle={() => setIsOpen((open) => !open)}
          />
        </td>
      </tr>
      {isOpen && tools.places && tools.places !== 'unknown' ? (
        <tr>
          <td colSpan={5} className="price-row__list">
            <PlaceList figures={figures} places={tools.places} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
