'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';
import type { SessionView } from '../rules/accounts';
import { formatSessionMoment } from '../rules/session-words';

interface Props {
  account: number;
  /** Of the person who looks at it. */
  isOwn: boolean;
  sessions: readonly SessionView[];
}

interface RowProps {
  session: SessionView;
  isEnding: boolean;
  onEnd: (session: string) => void;
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const { id, device, since, until, isThisOne } = session;
  const where = device ?? 'Unknown browser';
  const began = formatSessionMoment(since);
  return (
    <tr>
      <th scope="row">{where}</th>
      <td>{began}</td>
      <td>{formatSessionMoment(until)}</td>
      <td>
        {isThisOne ? (
          'This one'
        ) : (
          <button
            type="button"
            disabled={isEnding}
            aria-label={`End the session of ${began}, ${where}`}
            onClick={() => onEnd(id)}
          >
            End it
          </button>
        )}
      </td>
    </tr>
  );
}

/** Where an account is signed in, and how to end that. */
export function SessionList({ account, isOwn, sessions: first }: Props) {
  const [sessions, setSessions] = useState(first);
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState('');
  const others = sessions.filter(({ isThisOne }) => !isThisOne);

  async function end(which: { session: string } | { all: 'others' }) {
    if (isEnding) return;
    setIsEnding(true);
    setProblem('');
    try {
      const path = `/api/users/${account}/end-sessions` as const;
      setSessions((await askAsStaff<{ sessions: SessionView[] }>(path, which)).sessions);
      toast.success('Signed out there.');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsEnding(false);
  }

  return (
    <section className="account" aria-labelledby="sessions">
      <h3 id="sessions">{isOwn ? 'Where you are signed in' : 'Where they are signed in'}</h3>
      <p>
        {sessions.length === 0
          ? 'Nowhere at the moment.'
          : 'Something here that should not be? End it, then change the password.'}
      </p>
      {sessions.length > 0 && (
        <div className="account__table">
          <table>
            <thead>
              <tr>
                <th scope="col">Browser</th>
                <th scope="col">Since</th>
                <th scope="col">Until, at the latest</th>
                <th scope="col">
                  <span className="account__hidden">What to do</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <Row
                  key={session.id}
                  session={session}
                  isEnding={isEnding}
                  onEnd={(id) => void end({ session: id })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others.length > 1 && (
        <div className="account__actions">
          <Button
            buttonStyle="secondary"
            disabled={isEnding}
            margin={false}
            onClick={() => void end({ all: 'others' })}
          >
            {isOwn ? 'End all others' : 'End all'}
          </Button>
        </div>
      )}
      <p role="alert" className="account__problem">
        {problem}
      </p>
    </section>
  );
}
