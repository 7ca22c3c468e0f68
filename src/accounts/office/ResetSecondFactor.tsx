'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { useOnePress } from '@/design/office/use-one-press';
import { askAccount } from '../ui/ask-account';
import { ProofField } from './PanelField';

interface Props {
  account: number;
  /** How many apps and passkeys it has. */
  count: number;
}

/** For admins, on a colleague’s account: the way back in after phone and codes were lost. */
export function ResetSecondFactor({ account, count }: Props) {
  const [currentPassword, setCurrentPassword] = useState('');
  const { press, isBusy, problem } = useOnePress(
    () => askAccount('reset-second-factor', { account, currentPassword }),
    'Reset. They sign in with their password alone, or set it up anew.',
  );
  return (
    <section className="account" aria-labelledby="second-factor">
      <h3 id="second-factor">Second step when signing in</h3>
      {count === 0 ? (
        <p>None is set up.</p>
      ) : (
        <>
          <p>
            {count === 1 ? 'An app or a passkey is' : `${count} apps and passkeys are`} set up. They
            lost them, and their recovery codes? Make sure that it is really them, then reset: they
            are signed out everywhere and hear of it by mail.
          </p>
          <ProofField value={currentPassword} onText={setCurrentPassword} onEnter={press} />
          <div className="account__actions">
            <Button buttonStyle="secondary" onClick={press} disabled={isBusy} margin={false}>
              {isBusy ? 'One moment …' : 'Reset the second step'}
            </Button>
          </div>
        </>
      )}
      <p role="alert" className="account__problem">
        {problem}
      </p>
    </section>
  );
}
