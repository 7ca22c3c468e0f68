'use client';

import { Drawer, useModal } from '@payloadcms/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '@/design/office/controls';
import { Panel, Problem, Row } from '@/design/office/pieces';
import { cmsPath, priceBoardPath } from '@/platform/paths';
import { toPoundsInput } from '../rules/money';
import type { OfferWarning } from '../rules/offer-checks';
import {
  type BoardGroupKey,
  type ChangedPage,
  countPrices,
  matchesSearch,
  type PriceEdit,
  raiseRows,
} from '../rules/price-board';
import { PercentTool } from './PercentTool';
import { PriceHistory } from './PriceHistory';
import { PriceTable } from './PriceTable';
import { keepForPreview, useAnswer } from './price-board-api';
import { type Board, type Pending, usePlaces, usePriceBoard } from './use-price-board';

const previewPath = (id: number, path: string) =>
  `/preview?${new URLSearchParams({ prices: String(id), path })}`;

const shownFigures = 6;

function Page({ page: { path, title, figures }, id }: { page: ChangedPage; id: number }) {
  const rest = figures.length - shownFigures;
  return (
    <li>
      <div className="price-line">
        <span>
          {title}
          {path && path !== title ? <small>{path}</small> : null}
        </span>
        {path ? (
          // All previews share one tab beside the board.
          <a
            href={previewPath(id, path)}
            target="price-preview"
            className="office-link"
            aria-label={`Preview ${title}`}
          >
            Preview
          </a>
        ) : null}
      </div>
      <ul className="price-pages">
        {figures.slice(0, shownFigures).map(({ before, after }) => (
          <li key={`${before} ${after}`}>
            <s>{before}</s> <b>{after}</b>
          </li>
        ))}
        {rest > 0 ? <li>and {rest} more</li> : null}
      </ul>
    </li>
  );
}

function ChangedPages({ edits }: { edits: readonly PriceEdit[] }) {
  const { answer: kept, problem } = useAnswer(() => keepForPreview(edits), edits);
  if (problem) return <Problem>{problem}</Problem>;
  if (!kept) return <p role="status">Looking through the site …</p>;
  const { id, pages } = kept;
  return (
    <div className="office-form">
      <p role="status">
        {pages.length === 0
          ? 'No page shows these prices.'
          : `${pages.length === 1 ? '1 place shows' : `${pages.length} places show`} something else with these prices. Nothing is saved yet; only you see the previews, for a day.`}
      </p>
      <ul className="office-record">
        {pages.map((page) => (
          <Page key={page.path ?? page.title} page={page} id={id} />
        ))}
      </ul>
    </div>
  );
}

const hrefOf = ({ source, id }: OfferWarning) =>
  id === null ? `${cmsPath}/globals/${source}` : `${cmsPath}/collections/${source}/${id}`;

/** Offers that contradict each other, with the typed prices; empty if none do. */
function OfferWarnings({ warnings }: { warnings: readonly OfferWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Panel level="h2" title="Check before you publish" isNotice>
      <ul className="office-rows">
        {warnings.map((warning) => (
          <Row key={warning.text} label={warning.text} href={hrefOf(warning)} />
        ))}
      </ul>
    </Panel>
  );
}

interface SaveBarProps {
  edits: number;
  problems: number;
  isSaving: boolean;
  problem: string;
  onUndoAll: () => void;
  onLook: () => void;
  onSave: () => void;
}

function countInWords({ edits, problems }: SaveBarProps): string {
  if (problems === 0) return edits === 0 ? '' : `${countPrices(edits)}, not saved`;
  const wrong = problems === 1 ? '1 needs another look' : `${problems} need another look`;
  return edits === 0 ? wrong : `${countPrices(edits)}, not saved; ${wrong}`;
}

/** Remains visible while there are unsaved changes. */
function SaveBar(props: SaveBarProps) {
  const { edits, problems, isSaving, problem, onUndoAll, onLook, onSave } = props;
  const isOpen = edits > 0 || problems > 0 || problem !== '';
  const canSave = edits > 0 && problems === 0 && !isSaving;
  return (
    <section className="price-save" data-open={isOpen || undefined} aria-label="New prices">
      <p role="status">{countInWords(props)}</p>
      <Problem>{problem}</Problem>
      {edits > 0 || problems > 0 ? (
        <div className="office-actions">
          <Button buttonStyle="transparent" onClick={onUndoAll}>
            Undo all
          </Button>
          <Button buttonStyle="secondary" disabled={!canSave} onClick={onLook}>
            See the pages first
          </Button>
          <Button disabled={!canSave} onClick={onSave}>
            {isSaving ? 'Saving …' : `Save ${countPrices(edits)}`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface Props {
  initialBoard: Board;
  initialGroup: BoardGroupKey | 'all';
  pending: Pending;
  /** Reasons why this account cannot change a group, by the group's key. */
  whyReadOnly: Record<string, string>;
}

const pagesDrawer = 'pages-with-new-prices';

/** Board of all prices: edit in place, preview, and save together. */
export function PriceBoard({ initialBoard, initialGroup, pending, whyReadOnly }: Props) {
  const id = useId();
  const { openModal } = useModal();
  const board = usePriceBoard(initialBoard, pending);
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
      <OfferWarnings warnings={board.warnings} />
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
