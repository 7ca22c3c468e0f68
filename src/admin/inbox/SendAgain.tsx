'use client';

import { Button, toast, useDocumentInfo, useRouteCache } from '@payloadcms/ui';
import { useState } from 'react';
import { askAsStaff } from '../ask-as-staff';

/** On a mail that was given up: tries again. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { clearRouteCache } = useRouteCache();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send() {
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    try {
      await askAsStaff(`/api/mails/${id}/resend`);
      toast.success('It is waiting to be sent again.');
      clearRouteCache();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsSending(false);
  }

  return (
    <div className="send-again">
      <Button onClick={send} disabled={isSending} margin={false}>
        {isSending ? 'One moment …' : 'Send again'}
      </Button>
      <p>Check the address first. If it is wrong, answer from the enquiry instead.</p>
      <p role="alert" className="answer__problem">
        {problem}
      </p>
    </div>
  );
}
