'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { Button, useAttempt } from '@/design/office/controls';
import { Panel, Problem, Table } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import type { SessionView } from '../rules/accounts';
import { formatSessionMoment } from '../rules/session-words';

interface Props {
  account: number;
  /** The account belongs to the reader. */
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
            className="office-link"
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

/** Lists an account’s sessions with buttons that end them. */
export function SessionList({ account, isOwn, sessions: first }: Props) {
  const [sessions, setSessions] = useState(first);
  const { attempt, isBusy: isEnding, problem } = useAttempt();
  const others = sessions.filter(({ isThisOne }) => !isThisOne);

  const end = (which: { session: string } | { all: 'others' }) =>
    void attempt(async () => {
      const path = `/api/users/${account}/end-sessions` as const;
      setSessions((await askAsStaff<{ sessions: SessionView[] }>(path, which)).sessions);
      toast.success('Signed out there.');
    });

  return (
    <Panel title={isOwn ? 'Where you are signed in' : 'Where they are signed in'}>
      <p>
        {sessions.length === 0
          ? 'Nowhere at the moment.'
          : 'Something here that should not be? End it, then change the password.'}
      </p>
      {sessions.length > 0 && (
        <Table head={['Browser', 'Since', 'Until, at the latest']} hiddenHead="What to do">
          {sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              isEnding={isEnding}
              onEnd={(id) => end({ session: id })}
            />
          ))}
        </Table>
      )}
      {others.length > 1 && (
        <div className="office-actions">
          <Button
            buttonStyle="secondary"
            disabled={isEnding}
            onClick={() => end({ all: 'others' })}
          >
            {isOwn ? 'End all others' : 'End all'}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </Panel>
  );
}
