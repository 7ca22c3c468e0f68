'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import {
  type FieldDifference,
  keepDifference,
  type SaveConflict,
} from '@/content/rules/differences';
import { Dialog } from '@/design/office/Dialog';
import { wordMoment } from './editing-api';

type Side = 'yours' | 'theirs';

interface Props {
  conflict: SaveConflict;
  isBusy: boolean;
  problem: string;
  onClose: () => void;
  onChosen: (theirs: ReadonlySet<string>) => void;
}

interface ChoiceProps {
  field: FieldDifference;
  /** Whose the other value is. */
  other: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, other, side, onChoose }: ChoiceProps) {
  const id = useId();
  const [yours, theirs] = keepDifference(field.yours, field.theirs);
  const sides: [Side, string, string][] = [
    ['yours', 'Keep mine', yours],
    ['theirs', `Keep ${other}`, theirs],
  ];
  return (
    <fieldset className="difference">
      <legend>{field.label}</legend>
      <div className="difference__sides">
        {sides.map(([value, words, text]) => (
          <label key={value} className="difference__side" data-chosen={side === value || undefined}>
            <span className="difference__choice">
              <input
                type="radio"
                name={id}
                checked={side === value}
                onChange={() => onChoose(value)}
              />
              {words}
            </span>
            <span className="difference__text">{text || <em>empty</em>}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What two people made of the same fields, beside each other, to choose what stays. */
export function ConflictDialog({ conflict, isBusy, problem, onClose, onChosen }: Props) {
  const { savedBy, isSelf, savedAt, fields } = conflict;
  // What was not touched here is only old.
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter(({ changedHere }) => !changedHere).map(({ name }) => name)),
  );
  const who = isSelf ? 'You' : (savedBy ?? 'Another account');
  const where = isSelf ? ' in another window' : '';
  const other = isSelf ? 'the other' : `${savedBy ?? 'theirs'}${savedBy ? '’s' : ''}`;

  function choose(name: string, side: Side) {
    setTheirs((before) => {
      const next = new Set(before);
      if (side === 'theirs') next.add(name);
      else next.delete(name);
      return next;
    });
  }

  return (
    <Dialog title="Choose what stays" isWide onClose={onClose}>
      <p>
        {who} saved this{where} {wordMoment(savedAt)}, while it was open here. Nothing is lost:
        choose for each field which one stays. Everything else in your form stays as you left it.
      </p>
      {fields.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          other={other}
          side={theirs.has(field.name) ? 'theirs' : 'yours'}
          onChoose={(side) => choose(field.name, side)}
        />
      ))}
      {problem && (
        <p role="alert" className="proposal-problem">
          {problem}
        </p>
      )}
      <div className="proposal-dialog__actions">
        <Button onClick={() => onChosen(theirs)} disabled={isBusy} margin={false}>
          {isBusy ? 'Saving …' : 'Save what I chose'}
        </Button>
        <Button buttonStyle="secondary" onClick={onClose} disabled={isBusy} margin={false}>
          Not yet
        </Button>
      </div>
    </Dialog>
  );
}
