'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';
import { certificatePath } from '@/platform/paths';

interface Props {
  territory: number;
  certificateId: string | null;
  mayChange: boolean;
}

/** The full address, for pasting into an email. Runs in the browser only. */
const addressOf = (id: string) => `${window.location.origin}${certificatePath(id)}`;

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(id));
    toast.success('The link is copied.');
  } catch {
    toast.error('The link could not be copied. Open the certificate and copy its address.');
  }
}

export function CertificateForm({ territory, certificateId, mayChange }: Props) {
  const heading = useId();
  const [current, setCurrent] = useState(certificateId);
  const [isSending, setIsSending] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const [problem, setProblem] = useState('');

  async function renew() {
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    try {
      const path = `/api/territories/${territory}/certificate` as const;
      const made = await askAsStaff<{ certificateId: string }>(path, { replaces: current });
      toast.success(current ? 'The old address has stopped working.' : 'The certificate is made.');
      setCurrent(made.certificateId);
      setIsSure(false);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsSending(false);
  }

  if (!current && !mayChange) return null;
  return (
    <section className="register certificate" aria-labelledby={heading}>
      <h3 id={heading}>Certificate for the client</h3>
      <p>
        A page that says what is reserved for them. Whoever has its link can open it; search engines
        can’t. It always shows this record as last saved.
      </p>
      {current && (
        <p className="certificate__link">
          <a href={certificatePath(current)} target="_blank" rel="noreferrer">
            {certificatePath(current)}
          </a>
        </p>
      )}
      <div className="certificate__actions">
        {current && (
          <Button onClick={() => copy(current)} margin={false}>
            Copy link
          </Button>
        )}
        {mayChange && !current && (
          <Button onClick={renew} disabled={isSending} margin={false}>
            {isSending ? 'One moment …' : 'Make a certificate'}
          </Button>
        )}
        {mayChange && current && !isSure && (
          <Button buttonStyle="secondary" onClick={() => setIsSure(true)} margin={false}>
            New address
          </Button>
        )}
        {isSure && (
          <>
            <p>The link that the client has stops working. You send them the new one.</p>
            <Button onClick={renew} disabled={isSending} margin={false}>
              {isSending ? 'One moment …' : 'Give it a new address'}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setIsSure(false)} margin={false}>
              Keep the link
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="register__problem">
        {problem}
      </p>
    </section>
  );
}
