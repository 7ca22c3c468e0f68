'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { Dialog } from '@/design/office/Dialog';
import type { Standing } from '../rules/standing';
import { useStep } from './use-standing';

interface Props {
  standing: Standing;
  onClose: () => void;
  onDone: () => void;
}

/** Stops the link that is out and makes another one. */
export function NewLinkDialog({ standing, onClose, onDone }: Props) {
  const { clientEmail } = standing;
  const [mail, setMail] = useState(Boolean(clientEmail));
  const { act, isBusy, problem } = useStep<object>(standing.id, 'new-link', onDone);
  async function renew() {
    const isDone = await act({ mail }, () =>
      mail
        ? `The new link is on its way to ${clientEmail}.`
        : 'There is a new link. Copy it from here.',
    );
    if (isDone) onClose();
  }
  return (
    <Dialog title="Make a new link?" onClose={onClose}>
      <p>
        The link that is out stops working at once, for everybody who has it.
        {standing.accessMode === 'open'
          ? ' As long as whoever has the address can open the proposal, this changes little: choose “Only with the key in its link” first.'
          : ''}
      </p>
      {clientEmail && (
        <label className="proposal-dialog__choice">
          <input
            type="checkbox"
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
          Mail the new link to {clientEmail}
        </label>
      )}
      {problem && (
        <p role="alert" className="proposal-problem">
          {problem}
        </p>
      )}
      <div className="proposal-dialog__actions">
        <Button onClick={renew} disabled={isBusy} margin={false}>
          {isBusy ? 'One moment …' : 'Make a new link'}
        </Button>
        <Button buttonStyle="secondary" onClick={onClose} margin={false}>
          Keep the old one
        </Button>
      </div>
    </Dialog>
  );
}
