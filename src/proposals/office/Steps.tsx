'use client';

import { Button, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { Standing } from '../rules/standing';
import { ExtendDialog } from './ExtendDialog';
import { NewLinkDialog } from './NewLinkDialog';
import { SendDialog } from './SendDialog';
import { useStep } from './use-standing';
import { WithdrawDialog } from './WithdrawDialog';

type Open = 'send' | 'extend' | 'link' | 'withdraw' | null;

/** Everything that can be done with a proposal as it stands. */
export function Steps({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const id = useId();
  const router = useRouter();
  const { config } = useConfig();
  const { data } = useDocumentInfo();
  const edition = (data as { _edition?: Record<string, string> } | undefined)?._edition;
  const isModified = useFormModified();
  const [open, setOpen] = useState<Open>(null);
  const revising = useStep<{ id: number }>(standing.id, 'revise', onDone);
  const { can, problems, path } = standing;
  const isReady = can.send && problems.length === 0 && !isModified;
  const close = () => setOpen(null);

  function revise() {
    void revising.act({}, (made) => {
      router.push(`${config.routes.admin}/collections/proposals/${made.id}`);
      return 'Here is the new draft. The client keeps the old one until you send this.';
    });
  }

  return (
    <div className="proposal-steps">
      {can.send && (
        <Button
          onClick={() => setOpen('send')}
          disabled={!isReady}
          margin={false}
          aria-describedby={`${id}-send`}
        >
          Send …
        </Button>
      )}
      <Button el="anchor" url={path} newTab buttonStyle="secondary" margin={false}>
        Look at it as the client does
      </Button>
      {can.extend && (
        <Button buttonStyle="secondary" onClick={() => setOpen('extend')} margin={false}>
          Give it more time …
        </Button>
      )}
      {can.revise && (
        <Button
          buttonStyle="secondary"
          onClick={revise}
          disabled={revising.isBusy || isModified}
          margin={false}
        >
          Revise
        </Button>
      )}
      {can.renewLink && (
        <Button buttonStyle="secondary" onClick={() => setOpen('link')} margin={false}>
          New link …
        </Button>
      )}
      {can.withdraw && (
        <Button buttonStyle="secondary" onClick={() => setOpen('withdraw')} margin={false}>
          Withdraw …
        </Button>
      )}
      {can.send && isModified && <p id={`${id}-send`}>Save your changes first, then send it.</p>}
      {revising.problem && (
        <p role="alert" className="proposal-problem">
          {revising.problem}
        </p>
      )}
      {open === 'send' && (
        <SendDialog standing={standing} edition={edition} onClose={close} onDone={onDone} />
      )}
      {open === 'extend' && <ExtendDialog standing={standing} onClose={close} onDone={onDone} />}
      {open === 'withdraw' && (
        <WithdrawDialog standing={standing} onClose={close} onDone={onDone} />
      )}
      {open === 'link' && <NewLinkDialog standing={standing} onClose={close} onDone={onDone} />}
    </div>
  );
}
