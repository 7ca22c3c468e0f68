'use client';

import { Button, toast, useRouteCache } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';

interface Props {
  account: number;
  /** Such as “3 enquiries and 1 proposal”. */
  open: string;
  takers: readonly { id: number; name: string }[];
}

const nobody = 'nobody';

/** Before somebody leaves: who looks after their open work. */
export function HandOverForm({ account, open, takers }: Props) {
  const id = useId();
  const { clearRouteCache } = useRouteCache();
  const [to, setTo] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [problem, setProblem] = useState('');

  async function move() {
    if (isMoving) return;
    if (to === '') return setProblem('Choose who takes over.');
    setIsMoving(true);
    setProblem('');
    try {
      const body = { to: to === nobody ? null : Number(to) };
      await askAsStaff(`/api/users/${account}/hand-over`, body);
      toast.success(`Handed over: ${open}.`);
      setIsDone(true);
      clearRouteCache();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsMoving(false);
  }

  if (isDone) return null;
  return (
    <section className="account" aria-labelledby="hand-over">
      <h3 id="hand-over">Looks after {open}</h3>
      <p>
        Only what is not closed. Hand it over before you delete the account; what is closed stays,
        without a name.
      </p>
      <label htmlFor={`${id}-to`}>Who takes over</label>
      <select
        id={`${id}-to`}
        value={to}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">Choose …</option>
        {takers.map((taker) => (
          <option key={taker.id} value={taker.id}>
            {taker.name}
          </option>
        ))}
        <option value={nobody}>Nobody yet</option>
      </select>
      <div className="account__actions">
        <Button buttonStyle="secondary" onClick={move} disabled={isMoving} margin={false}>
          {isMoving ? 'One moment …' : 'Hand over'}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="account__problem">
        {problem}
      </p>
    </section>
  );
}
