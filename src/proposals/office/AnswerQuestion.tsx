'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { answerLimit, type Standing } from '../rules/standing';
import { useStep } from './use-standing';

interface Answered {
  isMailed: boolean;
}

/** The client’s question, and a place for our answer. */
export function AnswerQuestion({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const { act, isBusy, problem } = useStep<Answered>(standing.id, 'answer', onDone);
  async function send() {
    const isDone = await act({ text }, ({ isMailed }) =>
      isMailed
        ? `Your answer is on its way to ${standing.clientEmail}, and stands on the proposal.`
        : 'Your answer stands on the proposal. There is no e-mail address to send it to.',
    );
    if (isDone) setText('');
  }
  return (
    <div className="proposal-question">
      <h4>A question waits for your answer</h4>
      <blockquote>{standing.openQuestion}</blockquote>
      <label htmlFor={id}>Your answer</label>
      <textarea
        id={id}
        rows={6}
        value={text}
        maxLength={answerLimit}
        onChange={({ target }) => setText(target.value)}
      />
      <p>It goes out by mail, and question and answer both stand on the client’s page.</p>
      {problem && (
        <p role="alert" className="proposal-problem">
          Not sent: {problem}
        </p>
      )}
      <Button onClick={send} disabled={isBusy || !text.trim()} margin={false}>
        {isBusy ? 'Sending …' : 'Send the answer'}
      </Button>
    </div>
  );
}
