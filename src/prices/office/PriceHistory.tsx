'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { Button, useAttempt } from '@/design/office/controls';
import { Problem, Table } from '@/design/office/pieces';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import {
  allCells,
  formatDifference,
  type PriceCell,
  type PriceEdit,
  type PriceGroup,
} from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';
import {
  formatAmount,
  type PriceChange,
  planRevert,
  type RevertPlan,
} from '../rules/price-history';
import { type HistoryEntry, loadHistory, saveEdits, useAnswer } from './price-board-api';

interface HistoryItemProps {
  entry: HistoryEntry;
  /** Present prices that this account may change. */
  prices: ReadonlyMap<FigureId, PriceCell>;
  canRevert: boolean;
  onSaved: () => Promise<void>;
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <Table head={['What', 'Before', 'After', 'Difference']}>
      {changes.map(({ figure, label, beforePence, afterPence }) => (
        <tr key={figure}>
          <th scope="row">{label}</th>
          <td>{formatAmount(beforePence)}</td>
          <td>{formatAmount(afterPence)}</td>
          <td>{formatDifference(beforePence, afterPence)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Asks before a revert overwrites prices set after the entry. */
function Question({
  plan,
  onAnswer,
}: {
  plan: RevertPlan;
  onAnswer: (edits: readonly PriceEdit[] | null) => void;
}) {
  const { edits, overwrites, impossible } = plan;
  return (
    <fieldset className="office-notice">
      <legend>Take back what?</legend>
      {overwrites.length > 0 ? (
        <>
          <p>These were changed again since. Taking the change back would overwrite them:</p>
          <ul>
            {overwrites.map(({ figure, label, seenPence, pence }) => (
              <li key={figure}>
                {label}: is {formatAmount(seenPence)} now, would be {formatAmount(pence)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {impossible.length > 0 ? (
        <p>Can’t be taken back here: {impossible.join('; ')}. Edit these where they are kept.</p>
      ) : null}
      <div className="office-actions">
        {overwrites.length > 0 ? (
          <Button
            size="medium"
            onClick={() =>
              onAnswer([
                ...edits,
                ...overwrites.map(({ figure, seenPence, pence }) => ({ figure, seenPence, pence })),
              ])
            }
          >
            Overwrite them
          </Button>
        ) : null}
        {edits.length > 0 ? (
          <Button buttonStyle="secondary" size="medium" onClick={() => onAnswer(edits)}>
            {edits.length === 1 ? 'Only the other one' : `Only the other ${edits.length}`}
          </Button>
        ) : null}
        <Button buttonStyle="transparent" size="medium" onClick={() => onAnswer(null)}>
          Leave everything
        </Button>
      </div>
    </fieldset>
  );
}

/** A history entry: account, time, prices, and a revert button. */
export function HistoryItem({ entry, prices, canRevert, onSaved }: HistoryItemProps) {
  const [plan, setPlan] = useState<RevertPlan | null>(null);
  const { attempt, isBusy, problem } = useAttempt();
  const { id, summary, changes, byName, createdAt } = entry;
  const now = planRevert(changes, prices);
  const isBack = changes.every(
    ({ figure, beforePence }) => prices.get(figure)?.pence === beforePence,
  );
  // An entry that cannot be reverted here, such as a first price, has no button.
  const isPossible = now.edits.length + now.overwrites.length > 0;

  async function take(edits: readonly PriceEdit[]) {
    setPlan(null);
    await attempt(async () => {
      try {
        await saveEdits(edits, id);
        toast.success('Taken back. The site shows the old prices from the next view on.');
      } finally {
        await onSaved();
      }
    });
  }

  function begin() {
    if (now.overwrites.length === 0 && now.impossible.length === 0) void take(now.edits);
    else setPlan(now);
  }

  return (
    <li>
      <div className="price-line">
        <details>
          <summary>
            <span>{summary}</span>
            <small>
              {shortUkMoment(new Date(createdAt), new Date())}, {byName}
            </small>
          </summary>
          <Changes changes={changes} />
        </details>
        {canRevert && isPossible && !plan ? (
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`Take back: ${summary}`}
            onClick={begin}
          >
            Take back
          </Button>
        ) : null}
        {isBack ? <small>Is back</small> : null}
      </div>
      {plan ? (
        <Question plan={plan} onAnswer={(edits) => (edits ? void take(edits) : setPlan(null))} />
      ) : null}
      <Problem>{problem}</Problem>
    </li>
  );
}

interface PriceHistoryProps {
  id: string;
  groups: readonly PriceGroup[];
  saves: number;
  onSaved: () => Promise<void>;
}

/** Price changes with account and time, newest first; each entry can be reverted. */
export function PriceHistory({ id, groups, saves, onSaved }: PriceHistoryProps) {
  const [page, setPage] = useState(1);
  const { answer: history, problem } = useAnswer(() => loadHistory(page), `${page} ${saves}`);

  const editable = groups.filter(({ isEditable }) => isEditable);
  const prices = new Map(allCells(editable).map((cell) => [cell.figure, cell]));
  return (
    <section className="office-panel" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        What was changed
      </h2>
      <Problem>{problem}</Problem>
      {!history && !problem ? <p>Reading …</p> : null}
      {history?.totalDocs === 0 ? <p>No price has been changed yet.</p> : null}
      {history ? (
        <ol className="office-rows">
          {history.docs.map((entry) => (
            <HistoryItem
              key={entry.id}
              entry={entry}
              prices={prices}
              canRevert={editable.length > 0}
              onSaved={onSaved}
            />
          ))}
        </ol>
      ) : null}
      {history && history.totalPages > 1 ? (
        <nav aria-label="Pages of the history" className="office-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </Button>
          <span role="status">
            {history.page} of {history.totalPages}
          </span>
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={page >= history.totalPages}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </nav>
      ) : null}
    </section>
  );
}
