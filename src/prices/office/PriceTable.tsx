'use client';

import Link from 'next/link';
import { type KeyboardEvent, useId, useState } from 'react';
import { formatPence, toPoundsInput } from '../rules/money';
import {
  cellsOf,
  formatDifference,
  type PriceCell,
  type PriceEdit,
  type PriceGroup,
  type PricePlaces,
  type PriceRow as Row,
} from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';
import { formatAmount } from '../rules/price-history';

/** Functions that the board passes to every row. */
interface RowTools {
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

interface RowProps {
  row: Row;
  isEditable: boolean;
  tools: RowTools;
}

/** Moves to the cell above or below, as in a spreadsheet. */
function moveFrom(input: HTMLInputElement, step: 1 | -1): void {
  const column = input.dataset.column;
  const all = [
    ...document.querySelectorAll<HTMLInputElement>(`.price-board input[data-column="${column}"]`),
  ];
  const next = all[all.indexOf(input) + step];
  next?.focus();
  next?.select();
}

interface AmountProps extends Omit<RowProps, 'row'> {
  cell: PriceCell;
  column: 'low' | 'high';
}

function Amount({ cell, column, isEditable, tools }: AmountProps) {
  const id = useId();
  const { figure, pence, label, isOptional } = cell;
  if (!isEditable) return pence === null ? '–' : formatPence(pence);
  const problem = tools.problems.get(figure);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Enter') moveFrom(currentTarget, shiftKey ? -1 : 1);
    else if (key === 'ArrowDown') moveFrom(currentTarget, 1);
    else if (key === 'ArrowUp') moveFrom(currentTarget, -1);
    else if (key === 'Escape') tools.onUndo([figure]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="price-input" data-changed={tools.edits.has(figure) || undefined}>
      <span aria-hidden="true">£</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        data-column={column}
        aria-label={`${label}, in pounds`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder={isOptional ? '–' : undefined}
        value={tools.typed.get(figure) ?? toPoundsInput(pence)}
        onChange={({ target }) => tools.onType(figure, target.value)}
        onKeyDown={onKeyDown}
      />
      {problem ? (
        <p id={`${id}-problem`} className="office-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Old figures of a changed row, with the differences. */
function Change({ row, tools }: Omit<RowProps, 'isEditable'>) {
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

/** Pages that show any of a row's prices, without duplicates, in the site's order. */
function placesOf(row: Row, places: RowTools['places']): PricePlaces['pages'] {
  if (!places || places === 'unknown') return [];
  const indexes = new Set(cellsOf(row).flatMap(({ figure }) => places.byFigure[figure] ?? []));
  return places.pages.filter((_page, index) => indexes.has(index));
}

function PriceRow({ row, isEditable, tools }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, note, low, high, isOnApplication, hasDraft, href } = row;
  const cells = cellsOf(row);
  const places = placesOf(row, tools.places);
  const count = places.length === 1 ? '1 page' : `${places.length} pages`;
  return (
    <>
      <tr
        data-changed={cells.some(({ figure }) => tools.edits.has(figure)) || undefined}
        className="price-row"
      >
        <th scope="row">
          <span className="price-row__name">
            {isEditable && low ? (
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
              {low ? <Amount cell={low} column="low" {...{ isEditable, tools }} /> : '–'}
            </td>
            <td className="price-row__amount" data-label="Up to">
              {high ? <Amount cell={high} column="high" {...{ isEditable, tools }} /> : null}
            </td>
          </>
        )}
        <td className="price-row__change">
          <Change row={row} tools={tools} />
        </td>
        <td className="price-row__places">
          {places.length > 0 ? (
            <button
              type="button"
              className="office-link"
              aria-expanded={isOpen}
              aria-label={`${count} with ${name}`}
              onClick={() => setIsOpen((open) => !open)}
            >
              {count}
            </button>
          ) : null}
          {places.length === 0 && cells.length > 0 ? (
            <small>
              {tools.places ? (tools.places === 'unknown' ? 'Not known' : 'No page') : '…'}
            </small>
          ) : null}
        </td>
      </tr>
      {isOpen && places.length > 0 ? (
        <tr>
          <td colSpan={5} className="price-row__list">
            <ul>
              {places.map(({ path, title }) => (
                <li key={path ?? title}>
                  {path ? (
                    <a href={path} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                  {path && path !== title ? <small>{path}</small> : null}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface PriceTableProps {
  groups: readonly PriceGroup[];
  whyReadOnly: Record<string, string>;
  tools: RowTools;
}

function GroupHead({ group, whyReadOnly, tools }: PriceTableProps & { group: PriceGroup }) {
  const { key, label, isEditable, rows } = group;
  const ids = rows.filter(({ low }) => low !== null).map(({ id }) => id);
  const ticked = ids.filter((id) => tools.chosen.has(id)).length;
  return (
    <tr>
      <th scope="rowgroup" colSpan={5}>
        <span className="price-row__name">
          {isEditable ? (
            <label>
              <input
                type="checkbox"
                aria-label={`Choose all: ${label}`}
                checked={ticked === ids.length && ids.length > 0}
                ref={(box) => {
                  if (box) box.indeterminate = ticked > 0 && ticked < ids.length;
                }}
                onChange={({ target }) => tools.onChoose(ids, target.checked)}
              />
            </label>
          ) : (
            <span />
          )}
          <span>
            {label}
            {whyReadOnly[key] ? <small>{whyReadOnly[key]}</small> : null}
          </span>
        </span>
      </th>
    </tr>
  );
}

/** All prices in one table, with a body per group. */
export function PriceTable(props: PriceTableProps) {
  return (
    <table className="office-table price-table">
      <caption className="office-hidden">Published prices</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Price, from</th>
          <th scope="col">Up to</th>
          <th scope="col">Change</th>
          <th scope="col">Shown on</th>
        </tr>
      </thead>
      {props.groups.map((group) => (
        <tbody key={group.key}>
          <GroupHead group={group} {...props} />
          {group.rows.map((row) => (
            <PriceRow key={row.id} row={row} isEditable={group.isEditable} tools={props.tools} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
