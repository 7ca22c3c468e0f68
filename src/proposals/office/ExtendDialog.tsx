'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { Dialog } from '@/design/office/Dialog';
import type { Standing } from '../rules/standing';
import { useStep } from './use-standing';

interface Props {
  standing: Standing;
  onClose: () => void;
  onDone: () => void;
}

interface Extended {
  isMailed: boolean;
}

/** Gives a proposal a later last day. */
export function ExtendDialog({ standing, onClose, onDone }: Props) {
  const id = useId();
  const [day, setDay] = useState('');
  const { act, isBusy, problem } = useStep<Extended>(standing.id, 'extend', onDone);
  async function extend() {
    const isDone = await act({ validUntil: day }, ({ isMailed }) =>
      isMailed
        ? `It is valid for longer, and ${standing.clientName} is told by mail.`
        : 'It is valid for longer. There is no e-mail address to tell them.',
    );
    if (isDone) onClose();
  }
  return (
    <Dialog title="Give it more time" onClose={onClose}>
      <p>
        Until now it is valid until {standing.validUntilWords}. The prices stay as they were sent,
        which they can until {standing.pricesUntilWords}.
        {standing.clientEmail ? ` ${standing.clientEmail} gets a mail that says so.` : ''}
      </p>
      <label htmlFor={id}>New last day</label>
      <input
        id={id}
        type="date"
        value={day}
        min={standing.validUntil ?? undefined}
        max={standing.pricesUntil}
        onChange={({ target }) => setDay(target.value)}
      />
      {problem && (
        <p role="alert" className="proposal-problem">
          {problem}
        </p>
      )}
      <div className="proposal-dialog__actions">
        <Button onClick={extend} disabled={isBusy || !day} margin={false}>
          {isBusy ? 'One moment …' : 'Give it more time'}
        </Button>
        <Button buttonStyle="secondary" onClick={onClose} margin={false}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
