'use client';

import { Button } from '@/design/ui/Button';
import { Checkbox } from '@/design/ui/Checkbox';
import { EmailInput } from '@/design/ui/EmailInput';
import { FieldForPrograms } from '@/design/ui/FormParts';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { useFormAction } from '@/design/ui/use-form-action';
import { privacyPath, scanReportPath } from '@/platform/paths';
import { sendReportWish } from '../../../actions/report-mail-actions';
import { type ReportMailOutcome, reportMailUnreachable } from '../../../rules/report-mail';

/** The pressed button is gone: a screen reader goes on at the answer. */
function focusOnShow(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Asks for the report by mail, once or every month. */
export function MailReport({ id }: { id: string }) {
  const { outcome, values, isBusy, send, form } = useFormAction<ReportMailOutcome>(sendReportWish, {
    path: `${scanReportPath(id)}#report-mail`,
    unreachable: reportMailUnreachable,
  });
  if (outcome?.status === 'asked') {
    return (
      <div
        id="report-mail"
        ref={focusOnShow}
        tabIndex={-1}
        className="mt-6 scroll-mt-24 print-hidden"
      >
        <Notice title="Please look in your inbox">
          We’ve sent a mail to {outcome.email}. Press its button, and the report follows.
        </Notice>
      </div>
    );
  }
  return (
    <details
      id="report-mail"
      className="mt-6 scroll-mt-24 border-y border-rule print-hidden"
      open={outcome ? true : undefined}
    >
      <summary className="touch flex cursor-pointer items-center gap-x-3 py-3 font-semibold hover:bg-mist">
        <Icon
          name="chevron"
          className="flex-none -rotate-90 transition-transform duration-120 [[open]>summary>&]:rotate-0"
        />
        Mail me this report
      </summary>
      <form
        {...form}
        className="max-w-[32rem] pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <FieldForPrograms formId="report-mail" />
        <input type="hidden" name="id" value={id} />
        <EmailInput
          id="report-mail-email"
          name="email"
          label="Your e-mail address"
          required
          maxLength={254}
          defaultValue={values.email ?? ''}
          error={outcome?.status === 'invalid' ? outcome.error : undefined}
        />
        <Checkbox
          id="report-mail-monthly"
          name="monthly"
          label="Scan it again every month and tell me what changed"
          defaultChecked={values.monthly === 'on'}
        />
        <p className="mb-4 text-small text-muted">
          You confirm the address first. We use it for this alone, and one click stops it:{' '}
          <a href={privacyPath}>privacy policy</a>.
        </p>
        <Button type="submit" busy={isBusy} busyLabel="Sending...">
          Mail it to me
        </Button>
        {outcome?.status === 'refused' ? (
          <Notice tone="error" className="mt-4" role="alert">
            {outcome.error}
          </Notice>
        ) : null}
      </form>
    </details>
  );
}
