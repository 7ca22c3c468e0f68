'use client';

import type { PriceGroup } from '../rules/price-board';
import { PriceRow, type RowTools } from './PriceRow';

interface Props {
  groups: readonly PriceGroup[];
  /** Reasons why this account cannot change a group, by the group's key. */
  whyReadOnly: Record<string, string>;
  tools: RowTools;
}

/** Ticks all rows of a group that have an editable figure. */
function GroupHead({
  group,
  why,
  tools,
}: {
  group: PriceGroup;
  why: string | undefined;
  tools: RowTools;
}) {
  const { label, isEditable, rows } = group;
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
            {why ? <small>{why}</small> : null}
          </span>
        </span>
      </th>
    </tr>
  );
}

/** All prices in one table, with a body per group. */
export function PriceTable({ groups, whyReadOnly, tools }: Props) {
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
      {groups.map((group) => (
        <tbody key={group.key}>
          <GroupHead group={group} why={whyReadOnly[group.key]} tools={tools} />
          {group.rows.map((row) => (
            <PriceRow key={row.id} row={row} isEditable={group.isEditable} tools={tools} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
