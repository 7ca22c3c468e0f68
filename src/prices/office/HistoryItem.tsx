'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import type { PriceCell } from '../rules/price-board';
import { formatDifference, type PriceEdit } from '../rules/price-board';
import type { FigureId } from '../rules/price-figures';
import {
  formatAmount,
  type PriceChange,
  planRevert,
  type RevertPlan,
} from '../rules/price-history';
import { type HistoryEntry, saveEdits } from './price-board-api';

interface Props {
  entry: HistoryEntry;
  /** Present prices that this account may change. */
  prices: ReadonlyMap<FigureId, PriceCell>;
  canRevert: boolean;
  onSaved: () => Promise<void>;
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <table className="office-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ figure, label, beforePence, afterPence }) => (
          <tr key={figure}>
            <th scope="row">{label}</th>
            <td>{formatAmount(beforePence)}</td>
            <td>{formatAmount(afterPence)}</td>
            <td>{formatDifference(beforePence, afterPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
            margin={false}
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
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => onAnswer(edits)}
          >
            {edits.length === 1 ? 'Only the other one' : `Only the other ${edits.length}`}
          </Button>
        ) : null}
        <Button
          buttonStyle="transparent"
          size="medium"
          margin={false}
          onClick={() => onAnswer(null)}
        >
          Leave everything
        </Button>
      </div>
    </fieldset>
  );
}

/** A history entry: account, time, prices, and a revert button. */
export function HistoryItem({ entry, prices, canRevert, onSaved }: Props) {
  const [plan, setPlan] = useState<RevertPlan | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, summary, changes, byName, createdAt } = entry;
  const now = planRevert(changes, prices);
  const isBack = changes.every(
    ({ figure, beforePence }) => prices.get(figure)?.pence === beforePence,
  );
  // An entry that cannot be reverted here, such as a first price, has no button.
  const isPossible = now.edits.length + now.overwrites.length > 0;

  async function take(edits: readonly PriceEdit[]) {
    setPlan(null);
    setProblem('');
    setIsBusy(true);
    try {
      await saveEdits(edits, id);
      toast.success('Taken back. The site shows the old prices from the next view on.');
    } catch (error) {
      setProblem((error as Error).message);
    }
    await onSaved().catch((error: Error) => setProblem(error.message));
    setIsBusy(false);
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
            margin={false}
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
      {problem ? (
        <p role="alert" className="office-problem">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
