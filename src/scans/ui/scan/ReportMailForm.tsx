'use client';

import { useActionState } from 'react';
import { Button } from '@/design/ui/Button';
import { scanPath } from '@/platform/paths';
import { answerReportMail } from '../../actions/report-mail-actions';
import type { ReportMailState } from '../../rules/report-mail';

function wordsFor(state: ReportMailState): string {
  if (state.status === 'ended') {
    return 'No mails are waiting here: they were stopped, or the link wasn’t used within a day. We keep no address for it.';
  }
  const { host, isMonthly } = state;
  if (state.status === 'unconfirmed') {
    return isMonthly
      ? `One press, and we mail you the report on ${host}. Every month we scan the page again and mail you what changed, until you stop it.`
      : `One press, and we mail you the report on ${host}. It’s a single mail.`;
  }
  return isMonthly
    ? `Your address is confirmed. We scan ${host} every month and mail you what changed.`
    : `The report on ${host} is on its way. We delete your address within two days.`;
}

/** Buttons, because mail programs open links automatically. */
export function ReportMailForm({ id, initial }: { id: string; initial: ReportMailState }) {
  const [state, action, isBusy] = useActionState(answerReportMail, initial);
  return (
    <>
      <p aria-live="polite" className="mt-4 mb-7 max-w-note">
        {wordsFor(state)}
      </p>
      {state.status === 'ended' ? (
        <Button href={scanPath} variant="primary">
          Scan a website
        </Button>
      ) : (
        <form action={action} className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={id} />
          {state.status === 'unconfirmed' ? (
            <Button
              type="submit"
              name="wish"
              value="confirm"
              variant="primary"
              busy={isBusy}
              busyLabel="Confirming..."
            >
              Mail me the report
            </Button>
          ) : null}
          {state.status === 'unconfirmed' || state.isMonthly ? (
            <Button type="submit" name="wish" value="stop" busy={isBusy} busyLabel="Stopping...">
              {state.status === 'unconfirmed' ? 'No, delete my address' : 'Stop these mails'}
            </Button>
          ) : null}
        </form>
      )}
    </>
  );
}
