'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { Dialog } from '@/design/office/Dialog';
import { RegisterList } from '@/territories/office/RegisterFinding';
import { isCertainConflict } from '@/territories/rules/list-competing-territories';
import type { Standing } from '../rules/standing';
import { Sums } from './Sums';
import { useStep } from './use-standing';

const whoOpens: Record<Standing['accessMode'], string> = {
  private: 'Only with the key in its link, which is in the mail',
  open: 'Whoever has the address',
};

interface Props {
  standing: Standing;
  /** What the form was made from, so that nothing unseen goes out. */
  edition: Record<string, string> | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** The last look before a proposal goes out. */
export function SendDialog({ standing, edition, onClose, onDone }: Props) {
  const id = useId();
  const { reserved } = standing;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const needsConfirming = reserved.some(({ kind, isHold }) => isCertainConflict(kind) && !isHold);
  const { act, isBusy, problem } = useStep<object>(standing.id, 'send', onDone);
  async function send() {
    const seen = reserved.filter(({ isHold }) => !isHold).map((rival) => rival.id);
    const isSent = await act(
      { seen, ...(edition ? { edition } : {}) },
      () => `The proposal is on its way to ${standing.clientEmail}.`,
    );
    if (isSent) onClose();
    // Something may have been reserved while this was open.
    else onDone();
  }
  return (
    <Dialog title={`Send it to ${standing.clientName}?`} onClose={onClose}>
      <dl className="proposal-facts">
        <div>
          <dt>By mail to</dt>
          <dd>{standing.clientEmail}</dd>
        </div>
        <Sums standing={standing} />
        <div>
          <dt>Valid until</dt>
          <dd>{standing.validUntilWords}</dd>
        </div>
        <div>
          <dt>Who can open it</dt>
          <dd>{whoOpens[standing.accessMode]}</dd>
        </div>
      </dl>
      <p>
        Words and prices are fixed from then on: later changes of the price list leave them as they
        are. To change something, revise it.
      </p>
      {reserved.length > 0 && (
        <section className="register" aria-labelledby={id}>
          <h3 id={id}>Reserved for somebody else</h3>
          <RegisterList conflicts={reserved} />
          {needsConfirming && (
            <label className="proposal-dialog__choice">
              <input
                type="checkbox"
                checked={isConfirmed}
                onChange={({ target }) => setIsConfirmed(target.checked)}
              />
              I have looked at this, and it goes out all the same
            </label>
          )}
        </section>
      )}
      {problem && (
        <p role="alert" className="proposal-problem">
          Not sent: {problem}
        </p>
      )}
      <div className="proposal-dialog__actions">
        <Button
          onClick={send}
          disabled={isBusy || (needsConfirming && !isConfirmed)}
          margin={false}
        >
          {isBusy ? 'Sending …' : 'Send the proposal'}
        </Button>
        <Button buttonStyle="secondary" onClick={onClose} margin={false}>
          Not yet
        </Button>
      </div>
    </Dialog>
  );
}
