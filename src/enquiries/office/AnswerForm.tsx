'use client';

import {
  Button,
  toast,
  useForm,
  useFormFields,
  useFormModified,
  useRouteCache,
} from '@payloadcms/ui';
import { useId, useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';
import { type Reply, replyLimits } from '../rules/reply';

/** What changed on the enquiry by answering it. */
type Answered = Record<'status' | 'answeredAt' | 'lastContactAt', string>;

/**
 * Takes what changed over into the form around: saving it would otherwise put the old status back.
 * Fields that somebody is at work on stay as they are.
 */
function useTakeOver() {
  const { dispatchFields } = useForm();
  const isModified = useFormModified();
  const { clearRouteCache } = useRouteCache();
  return (answered: Answered) => {
    for (const [path, value] of Object.entries(answered)) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
    // Reads the page again, with the list of mails. It would take unsaved changes along.
    if (!isModified) clearRouteCache();
  };
}

export function AnswerForm({
  enquiry,
  to,
  replyTo,
  draft,
}: {
  enquiry: number;
  to: string;
  replyTo: string;
  draft: Reply;
}) {
  const id = useId();
  const takeOver = useTakeOver();
  const isSpam = useFormFields(([fields]) => fields.status?.value === 'spam');
  const [{ subject, text }, setReply] = useState(draft);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isUntouched = text.trim() === draft.text.trim();

  async function send() {
    if (isSending) return;
    setProblem(isUntouched ? 'Write an answer first.' : '');
    if (isUntouched) return;
    setIsSending(true);
    try {
      const address = `/api/submissions/${enquiry}/reply` as const;
      takeOver(await askAsStaff<Answered>(address, { subject, text }));
      setReply(draft);
      toast.success(`Your answer is on its way to ${to}.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsSending(false);
  }

  return (
    <section className="answer" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>Answer</h3>
      <p>
        By mail to <b>{to}</b>. What they write back comes to you, at {replyTo}.
      </p>
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        value={subject}
        maxLength={replyLimits.subject}
        onChange={({ target }) => setReply({ subject: target.value, text })}
      />
      <label htmlFor={`${id}-text`}>Text of the mail</label>
      <textarea
        id={`${id}-text`}
        rows={10}
        value={text}
        maxLength={replyLimits.text}
        onChange={({ target }) => setReply({ subject, text: target.value })}
      />
      <div className="answer__actions">
        <Button
          onClick={send}
          disabled={isSending || isSpam}
          margin={false}
          aria-describedby={`${id}-help`}
        >
          {isSending ? 'Sending …' : 'Send reply'}
        </Button>
        <p id={`${id}-help`}>
          {isSpam
            ? 'Held as spam. To answer, set the status to New first, and save.'
            : 'The enquiry then counts as answered. Other changes on this page are saved separately.'}
        </p>
      </div>
      <p role="alert" className="answer__problem">
        {problem && `Not sent: ${problem}`}
      </p>
    </section>
  );
}
