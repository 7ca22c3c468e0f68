'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { allCells, type PriceGroup } from '../rules/price-board';
import { HistoryItem } from './HistoryItem';
import { type HistoryPage, loadHistory } from './price-board-api';

interface Props {
  id: string;
  groups: readonly PriceGroup[];
  /** Number of saves on this page. */
  saves: number;
  onSaved: () => Promise<void>;
}

/** Price changes with account and time, newest first; each entry can be reverted. */
export function PriceHistory({ id, groups, saves, onSaved }: Props) {
  const [page, setPage] = useState(1);
  const [history, setHistory] = useState<HistoryPage | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void saves;
    loadHistory(page)
      .then((answer) => isCurrent && setHistory(answer))
      .catch((error: Error) => isCurrent && setProblem(error.message));
    return () => {
      isCurrent = false;
    };
  }, [page, saves]);

  const editable = groups.filter(({ isEditable }) => isEditable);
  const prices = new Map(allCells(editable).map((cell) => [cell.figure, cell]));
  return (
    <section className="office-panel" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        What was changed
      </h2>
      {problem ? (
        <p role="alert" className="office-problem">
          {problem}
        </p>
      ) : null}
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
            margin={false}
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
            margin={false}
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
