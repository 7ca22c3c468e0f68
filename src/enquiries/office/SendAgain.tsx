'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useOnePress } from '@/design/office/use-one-press';
import { askAsStaff } from '@/platform/ask-as-staff';

/** On a mail that was given up: tries again. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { press, isBusy, problem } = useOnePress(
    () => askAsStaff(`/api/mails/${id}/resend`),
    'It is waiting to be sent again.',
  );

  return (
    <div className="send-again">
      <Button onClick={press} disabled={isBusy} margin={false}>
        {isBusy ? 'One moment …' : 'Send again'}
      </Button>
      <p>
        Check the address first. If it is wrong, correct it where the mail came from: in the
        enquiry, the proposal or the account.
      </p>
      <p role="alert" className="answer__problem">
        {problem}
      </p>
    </div>
  );
}
