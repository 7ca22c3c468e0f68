'use client';

import { toast, useRouteCache } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { Button, useAttempt } from '@/design/office/controls';
import { Panel, Problem } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';

interface Props {
  account: number;
  open: string;
  takers: readonly { id: number; name: string }[];
}

const noOne = 'none';

export function HandOverForm({ account, open, takers }: Props) {
  const id = useId();
  const { clearRouteCache } = useRouteCache();
  const [to, setTo] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { attempt, isBusy, problem } = useAttempt();

  const move = () =>
    void attempt(async () => {
      if (to === '') throw new Error('Choose who takes over.');
      await askAsStaff(`/api/users/${account}/hand-over`, {
        to: to === noOne ? null : Number(to),
      });
      toast.success(`Handed over: ${open}.`);
      setIsDone(true);
      clearRouteCache();
    });

  if (isDone) return null;
  return (
    <Panel title={`Looks after ${open}`}>
      <p>
        Only what is not closed. Hand it over before you delete the account; what is closed stays,
        without a name.
      </p>
      <div className="office-field">
        <label htmlFor={id}>Who takes over</label>
        <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">Choose …</option>
          {takers.map((taker) => (
            <option key={taker.id} value={taker.id}>
              {taker.name}
            </option>
          ))}
          <option value={noOne}>No one yet</option>
        </select>
      </div>
      <div className="office-actions">
        <Button buttonStyle="secondary" onClick={move} isBusy={isBusy}>
          Hand over
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </Panel>
  );
}
