'use client';

import { Button } from '@payloadcms/ui';
import { Dialog } from '@/design/office/Dialog';
import type { Standing } from '../rules/standing';
import { useStep } from './use-standing';

interface Props {
  standing: Standing;
  onClose: () => void;
  onDone: () => void;
}

interface Withdrawn {
  isMailed: boolean;
}

/** Takes back a proposal that is with the client. */
export function WithdrawDialog({ standing, onClose, onDone }: Props) {
  const { clientName, clientEmail } = standing;
  const { act, isBusy, problem } = useStep<Withdrawn>(standing.id, 'withdraw', onDone);
  async function withdraw() {
    const isDone = await act({}, ({ isMailed }) =>
      isMailed
        ? `It is withdrawn, and ${clientName} is told by mail.`
        : 'It is withdrawn. There is no e-mail address to tell them.',
    );
    if (isDone) onClose();
  }
  return (
    <Dialog title="Withdraw it?" onClose={onClose}>
      <p>
        {clientName} can’t accept it any more, and a territory that it holds is free at once. You
        can revise it later to make a new offer.
        {clientEmail ? ` ${clientEmail} gets a mail that says so.` : ''}
      </p>
      {problem && (
        <p role="alert" className="proposal-problem">
          {problem}
        </p>
      )}
      <div className="proposal-dialog__actions">
        <Button onClick={withdraw} disabled={isBusy} margin={false}>
          {isBusy ? 'One moment …' : 'Withdraw it'}
        </Button>
        <Button buttonStyle="secondary" onClick={onClose} margin={false}>
          Leave it with the client
        </Button>
      </div>
    </Dialog>
  );
}
