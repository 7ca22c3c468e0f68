'use client';

import {
  DefaultCell,
  JoinField,
  toast,
  useAuth,
  useForm,
  useFormFields,
  useFormModified,
  useRouteCache,
} from '@payloadcms/ui';
import type { DefaultCellComponentProps, JoinFieldClientProps } from 'payload';
import { useId, useState } from 'react';
import { Button, TextField, useAttempt } from '@/design/office/controls';
import { Panel, Problem } from '@/design/office/pieces';
import type { User } from '@/payload-types';
import { askAsStaff } from '@/platform/ask-as-staff';
import { type Reply, replyLimits } from '../rules/reply';

/** Mails about an enquiry. Payload loads them once; this reloads them after each reply. */
export function MailsAboutIt(props: JoinFieldClientProps) {
  const lastMessage = useFormFields(([fields]) => String(fields.lastContactAt?.value ?? ''));
  return <JoinField key={lastMessage} {...props} />;
}

/** Cell of the column “Looked after by”: highlights the user’s own name. */
export function OwnerCell(props: DefaultCellComponentProps) {
  const { user } = useAuth<User>();
  const { cellData } = props;
  if (!cellData) return <span>No one yet</span>;
  if (cellData === user?.id) return <span>You</span>;
  return <DefaultCell {...props} />;
}

type Answered = Record<'status' | 'answeredAt' | 'lastContactAt', string>;

/** Copies the changed fields into the form around, which would otherwise save the old status. */
function useTakeOver() {
  const { dispatchFields } = useForm();
  const isModified = useFormModified();
  const { clearRouteCache } = useRouteCache();
  return (answered: Answered) => {
    for (const [path, value] of Object.entries(answered)) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
    // Reloads the page with its list of mails. A reload would discard unsaved changes.
    if (!isModified) clearRouteCache();
  };
}

interface Props {
  enquiry: number;
  to: string;
  replyTo: string;
  draft: Reply;
}

export function AnswerForm({ enquiry, to, replyTo, draft }: Props) {
  const id = useId();
  const takeOver = useTakeOver();
  const isSpam = useFormFields(([fields]) => fields.status?.value === 'spam');
  const [{ subject, text }, setReply] = useState(draft);
  const { attempt, isBusy, problem } = useAttempt();

  const send = () =>
    void attempt(async () => {
      if (text.trim() === draft.text.trim()) throw new Error('Write an answer first.');
      const address = `/api/submissions/${enquiry}/reply` as const;
      takeOver(await askAsStaff<Answered>(address, { subject, text }));
      setReply(draft);
      toast.success(`Your answer is on its way to ${to}.`);
    });

  return (
    <Panel title="Answer">
      <p>
        By mail to <b>{to}</b>. What they write back comes to you, at {replyTo}.
      </p>
      <TextField
        label="Subject"
        value={subject}
        maxLength={replyLimits.subject}
        onText={(typed) => setReply({ subject: typed, text })}
      />
      <TextField
        label="Text of the mail"
        rows={10}
        value={text}
        maxLength={replyLimits.text}
        onText={(typed) => setReply({ subject, text: typed })}
      />
      <div className="office-actions">
        <Button
          onClick={send}
          isBusy={isBusy}
          busyLabel="Sending …"
          disabled={isSpam}
          extraButtonProps={{ 'aria-describedby': id }}
        >
          Send reply
        </Button>
        <p id={id}>
          {isSpam
            ? 'Held as spam. To answer, set the status to New first, and save.'
            : 'The enquiry then counts as answered. Other changes on this page are saved separately.'}
        </p>
      </div>
      <Problem>{problem && `Not sent: ${problem}`}</Problem>
    </Panel>
  );
}
