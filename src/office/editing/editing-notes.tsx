'use client';

import { useId, useState } from 'react';
import {
  type FieldDifference,
  keepDifference,
  type SaveConflict,
} from '@/content/rules/differences';
import { Button, copyText, Dialog } from '@/design/office/controls';
import { wordMoment } from './open-forms';

type Side = 'yours' | 'theirs';

interface ConflictProps {
  conflict: SaveConflict;
  isBusy: boolean;
  problem: string;
  onClose: () => void;
  onChosen: (theirs: ReadonlySet<string>) => void;
}

interface ChoiceProps {
  field: FieldDifference;
  /** Name of the other editor. */
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
    <fieldset>
      <legend>{field.label}</legend>
      <div className="office-sides">
        {sides.map(([value, words, text]) => (
          <label key={value} className="office-side" data-chosen={side === value || undefined}>
            <span className="office-choice">
              <input
                type="radio"
                name={id}
                checked={side === value}
                onChange={() => onChoose(value)}
              />
              {words}
            </span>
            <span className="office-kept">{text || <em>empty</em>}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Dialog that shows two versions of the same fields side by side for a choice. */
export function ConflictDialog({ conflict, isBusy, problem, onClose, onChosen }: ConflictProps) {
  const { savedBy, isSelf, savedAt, fields } = conflict;
  // Fields without changes in this form default to the other version.
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
    <Dialog
      title="Choose what stays"
      isWide
      close="Not yet"
      onClose={onClose}
      problem={problem}
      actions={
        <Button onClick={() => onChosen(theirs)} isBusy={isBusy} busyLabel="Saving …">
          Save what I chose
        </Button>
      }
    >
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
    </Dialog>
  );
}

interface NoticeProps {
  words: string;
  /** Unsaved input; null while it is loading. */
  kept: readonly FieldDifference[] | null;
  /** Time of the form’s last save, in words. */
  since: string;
  choose?: (() => void) | undefined;
  takeOver?: (() => void) | undefined;
  showNewest?: (() => void) | undefined;
}

/** Notice above a frozen form: reason, time and unsaved input. */
export function EditingNotice({ words, kept, since, choose, takeOver, showNewest }: NoticeProps) {
  return (
    <section className="office-notice" aria-label="Others who edit this">
      <p role="alert" className="office-lead">
        {words}
      </p>
      {kept && kept.length > 0 ? (
        <details open>
          <summary>What you typed since {since} is not saved. It is kept here.</summary>
          <dl>
            {kept.map(({ name, label, yours }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <pre className="office-kept">{yours || 'empty'}</pre>
                  <Button
                    buttonStyle="secondary"
                    size="small"
                    aria-label={`Copy ${label}`}
                    onClick={() => void copyText(yours)}
                  >
                    Copy
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      {kept?.length === 0 ? <p>Everything you typed is saved.</p> : null}
      <div className="office-actions">
        {choose ? <Button onClick={choose}>Choose what stays</Button> : null}
        {takeOver ? (
          <Button buttonStyle="secondary" onClick={takeOver}>
            Take it over again
          </Button>
        ) : null}
        {showNewest ? (
          <Button buttonStyle="secondary" onClick={showNewest}>
            Show the newest version
          </Button>
        ) : null}
      </div>
    </section>
  );
}
