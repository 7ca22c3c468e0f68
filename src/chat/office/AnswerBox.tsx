'use client';

import { toast, useFormModified, useRouteCache } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Button, TextField, useAttempt } from '@/design/office/controls';
import { Problem } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import { conversationLimits } from '../rules/limits';

/** A visitor who waits in the chat writes on; the page shows it without being loaded again. */
const lookEveryMs = 10_000;

function useNews(): () => void {
  const { clearRouteCache } = useRouteCache();
  const isModified = useFormModified();
  useEffect(() => {
    // Loading the page's data again would discard unsaved changes.
    if (isModified) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') clearRouteCache();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [clearRouteCache, isModified]);
  return clearRouteCache;
}

interface Props {
  id: number;
  email: string;
  isSpam: boolean;
}

export function AnswerBox({ id, email, isSpam }: Props) {
  const [text, setText] = useState('');
  const { attempt, isBusy, problem } = useAttempt();
  const showNews = useNews();
  const send = () =>
    void attempt(async () => {
      const address = `/api/conversations/${id}/answer` as const;
      const { isMailed } = await askAsStaff<{ isMailed: boolean }>(address, { text });
      setText('');
      toast.success(
        isMailed ? `It is on its way to ${email}.` : 'The visitor sees it in the chat.',
      );
      showNews();
    });
  return (
    <>
      <TextField
        label="Your answer"
        rows={5}
        value={text}
        maxLength={conversationLimits.text}
        onText={setText}
        help="It appears in the visitor’s chat. If they have left, it goes to them by mail."
      />
      <div className="office-actions">
        <Button onClick={send} isBusy={isBusy} busyLabel="Sending …" disabled={isSpam}>
          Send answer
        </Button>
        {isSpam ? <p>Held as spam. To answer, change the status first, and save.</p> : null}
      </div>
      <Problem>{problem && `Not sent: ${problem}`}</Problem>
    </>
  );
}
