'use client';

import { Button } from '@payloadcms/ui';
import { countPrices } from '../rules/price-board';

interface Props {
  edits: number;
  problems: number;
  isSaving: boolean;
  /** The server's error message, or an empty string. */
  problem: string;
  onUndoAll: () => void;
  onLook: () => void;
  onSave: () => void;
}

function inWords({ edits, problems }: Props): string {
  if (problems === 0) return edits === 0 ? '' : `${countPrices(edits)}, not saved`;
  const wrong = problems === 1 ? '1 needs another look' : `${problems} need another look`;
  return edits === 0 ? wrong : `${countPrices(edits)}, not saved; ${wrong}`;
}

/** Remains visible while there are unsaved changes. */
export function SaveBar(props: Props) {
  const { edits, problems, isSaving, problem, onUndoAll, onLook, onSave } = props;
  const isOpen = edits > 0 || problems > 0 || problem !== '';
  const canSave = edits > 0 && problems === 0 && !isSaving;
  return (
    <section className="price-save" data-open={isOpen || undefined} aria-label="New prices">
      <p role="status">{inWords(props)}</p>
      {problem ? (
        <p role="alert" className="office-problem">
          {problem}
        </p>
      ) : null}
      {edits > 0 || problems > 0 ? (
        <div className="office-actions">
          <Button buttonStyle="transparent" margin={false} onClick={onUndoAll}>
            Undo all
          </Button>
          <Button buttonStyle="secondary" margin={false} disabled={!canSave} onClick={onLook}>
            See the pages first
          </Button>
          <Button margin={false} disabled={!canSave} onClick={onSave}>
            {isSaving ? 'Saving …' : `Save ${countPrices(edits)}`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
