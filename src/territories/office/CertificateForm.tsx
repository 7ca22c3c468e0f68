'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { Button, copyText, useAttempt } from '@/design/office/controls';
import { Panel, Problem } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import { certificatePath } from '@/platform/paths';

interface Props {
  territory: number;
  certificateId: string | null;
  mayChange: boolean;
}

/** The whole address, to be pasted into a mail. Buttons are pressed in the browser alone. */
const copyAddress = (id: string) =>
  copyText(
    `${window.location.origin}${certificatePath(id)}`,
    'The link is copied.',
    'The link could not be copied. Open the certificate and copy its address.',
  );

export function CertificateForm({ territory, certificateId, mayChange }: Props) {
  const [current, setCurrent] = useState(certificateId);
  const [isSure, setIsSure] = useState(false);
  const { attempt, isBusy, problem } = useAttempt();

  const renew = () =>
    void attempt(async () => {
      const path = `/api/territories/${territory}/certificate` as const;
      const made = await askAsStaff<{ certificateId: string }>(path, { replaces: current });
      toast.success(current ? 'The old address has stopped working.' : 'The certificate is made.');
      setCurrent(made.certificateId);
      setIsSure(false);
    });

  if (!current && !mayChange) return null;
  return (
    <Panel title="Certificate for the client">
      <p>
        A page that says what is reserved for them. Anyone with its link can open it; search engines
        can’t. It always shows this record as last saved.
      </p>
      {current && (
        <a href={certificatePath(current)} target="_blank" rel="noreferrer" className="office-link">
          {certificatePath(current)}
        </a>
      )}
      <div className="office-actions">
        {current && <Button onClick={() => void copyAddress(current)}>Copy link</Button>}
        {mayChange && !current && (
          <Button onClick={renew} isBusy={isBusy}>
            Make a certificate
          </Button>
        )}
        {mayChange && current && !isSure && (
          <Button buttonStyle="secondary" onClick={() => setIsSure(true)}>
            New address
          </Button>
        )}
        {isSure && (
          <>
            <p>The link that the client has stops working. You send them the new one.</p>
            <Button onClick={renew} isBusy={isBusy}>
              Give it a new address
            </Button>
            <Button buttonStyle="secondary" onClick={() => setIsSure(false)}>
              Keep the link
            </Button>
          </>
        )}
      </div>
      <Problem>{problem}</Problem>
    </Panel>
  );
}
