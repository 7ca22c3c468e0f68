'use client';

import { Drawer, toast, useModal, useRouteCache } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { priceBoardPath } from '@/platform/paths';
import { toPoundsInput } from '../rules/money';
import {
  allCells,
  type BoardGroupKey,
  countPrices,
  matchesSearch,
  type PriceGroup,
  raiseRows,
  readEdits,
} from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';
import { ChangedPages } from './ChangedPages';
import { PercentTool } from './PercentTool';
import { PriceHistory } from './PriceHistory';
import { PriceTable } from './PriceTable';
import { loadBoard, loadPlaces, type PricePlaces, saveEdits } from './price-board-api';
import { SaveBar } from './SaveBar';
import { useTypedPrices } from './use-typed-prices';

type Pending = readonly (readonly [FigureId, number | null])[];

/** State of the board: server prices, typed edits, and saving. */
function usePriceBoard(initialGroups: PriceGroup[], pending: Pending) {
  const { clearRouteCache } = useRouteCache();
  const [groups, setGroups] = useState(initialGroups);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  /** Save counter; each change reloads the history. */
  const [saves, setSaves] = useState(0);
  const known = useMemo(
    () => new Set(allCells(groups.filter(({ isEditable }) => isEditable)).map((c) => c.figure)),
    [groups],
  );
  const typing = useTypedPrices(
    pending.map(([figure, pence]) => [figure, toPoundsInput(pence)] as const),
    known,
  );
  const { edits, problems } = useMemo(
    () => readEdits(groups, typing.typed),
    [groups, typing.typed],
  );

  const reload = useCallback(async () => {
    setGroups(await loadBoard());
    setSaves((count) => count + 1);
    clearRouteCache();
  }, [clearRouteCache]);

  async function save() {
    if (edits.length === 0 || problems.size > 0 || isSaving) return;
    setIsSaving(true);
    setProblem('');
    try {
      const { saved } = await saveEdits(edits);
      typing.undoAll();
      toast.success(`${countPrices(saved)} saved. The site shows them from the next view on.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
    // After a refusal too, so that the table shows the prices set by other accounts.
    await reload().catch((error: Error) => setProblem(error.message));
    setIsSaving(false);
  }

  const hasEdits = edits.length > 0;
  useEffect(() => {
    if (!hasEdits) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasEdits]);

  return { groups, ...typing, edits, problems, isSaving, problem, saves, save, reload };
}

interface Props {
  initialGroups: PriceGroup[];
  initialGroup: BoardGroupKey | 'all';
  /** Initial new prices, from a preview. */
  pending: Pending;
  /** Reasons why this account cannot change a group, by the group's key. */
  whyReadOnly: Record<string, string>;
}

const pagesDrawer = 'pages-with-new-prices';

/** Pages that show each price; reloaded after each save, because saves and texts change them. */
function usePlaces(saves: number): PricePlaces | 'unknown' | null {
  const [places, setPlaces] = useState<PricePlaces | 'unknown' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Listed as a dependency so that each save reloads the list.
    void saves;
    loadPlaces()
      .then((answer) => isCurrent && setPlaces(answer))
      .catch(() => isCurrent && setPlaces('unknown'));
    return () => {
      isCurrent = false;
    };
  }, [saves]);
  return places;
}

/** Board of all prices: edit in place, preview, and save together. */
export function PriceBoard({ initialGroups, initialGroup, pending, whyReadOnly }: Props) {
  const id = useId();
  const { openModal } = useModal();
  const board = usePriceBoard(initialGroups, pending);
  const { groups, edits } = board;
  const [search, setSearch] = useState('');
  const [shownGroup, setShownGroup] = useState<BoardGroupKey | 'all'>(initialGroup);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [looked, setLooked] = useState(0);
  const places = usePlaces(board.saves);

  const shown = groups
    .filter(({ key }) => shownGroup === 'all' || key === shownGroup)
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => matchesSearch(row, group.label, search)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  const editsByFigure = useMemo(() => new Map(edits.map((edit) => [edit.figure, edit])), [edits]);

  function choose(rows: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const next = new Set(before);
      for (const row of rows) {
        if (isChosen) next.add(row);
        else next.delete(row);
      }
      return next;
    });
  }

  function fill(percent: number, stepPence: number): number {
    const raised = raiseRows(groups, chosen, percent, stepPence);
    board.fill(new Map([...raised].map(([figure, pence]) => [figure, toPoundsInput(pence)])));
    return raised.size;
  }

  function look() {
    setLooked((times) => times + 1);
    openModal(pagesDrawer);
  }

  // Initial values only: a reload must not restore them over later edits.
  const beginsWithPending = pending.length > 0;
  useEffect(() => {
    if (beginsWithPending) window.history.replaceState(null, '', priceBoardPath);
  }, [beginsWithPending]);

  const isReadOnly = groups.every(({ isEditable }) => !isEditable);
  return (
    <div className="price-board">
      <header>
        <h1>Price board</h1>
        <p>
          {isReadOnly
            ? 'Every published price, and where it shows.'
            : 'Every published price. Type over what changes; nothing is saved before you press Save, and then all of it at once.'}{' '}
          <a href={`#${id}-history`}>What was changed, and by whom</a>
        </p>
      </header>
      <div className="price-tools">
        <div className="office-inline">
          <label className="office-field">
            Find a price
            <input
              type="search"
              value={search}
              placeholder="growth, hosting …"
              onChange={({ target }) => setSearch(target.value)}
            />
          </label>
          <label className="office-field">
            Show
            <select
              value={shownGroup}
              onChange={({ target }) => setShownGroup(target.value as BoardGroupKey | 'all')}
            >
              <option value="all">All prices</option>
              {groups.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <p role="status">{count === 1 ? '1 line' : `${count} lines`}</p>
        </div>
        {isReadOnly ? null : <PercentTool chosen={chosen.size} onFill={fill} />}
      </div>
      {count === 0 ? <p>No price is called that.</p> : null}
      <PriceTable
        groups={shown}
        whyReadOnly={whyReadOnly}
        tools={{
          typed: board.typed,
          problems: board.problems,
          edits: editsByFigure,
          chosen,
          places,
          onType: board.setCell,
          onUndo: board.undo,
          onChoose: choose,
        }}
      />
      <SaveBar
        edits={edits.length}
        problems={board.problems.size}
        isSaving={board.isSaving}
        problem={board.problem}
        onUndoAll={board.undoAll}
        onLook={look}
        onSave={board.save}
      />
      <PriceHistory
        id={`${id}-history`}
        groups={groups}
        saves={board.saves}
        onSaved={board.reload}
      />
      <Drawer slug={pagesDrawer} title="Pages with the new prices">
        {looked > 0 ? <ChangedPages key={looked} edits={edits} /> : null}
      </Drawer>
    </div>
  );
}
