'use client';

import { Button } from '@payloadcms/ui';
import { useOnePress } from '@/design/office/use-one-press';
import { askAsStaff } from '@/platform/ask-as-staff';

/** Sends another link; the one before stops working. */
export function InviteAgain({ account }: { account: number }) {
  const { press, isBusy, problem } = useOnePress(
    () => askAsStaff(`/api/users/${account}/invite`),
    'Another invitation is on its way. The link before it stops working.',
  );

  return (
    <>
      <div className="account__actions">
        <Button buttonStyle="secondary" onClick={press} disabled={isBusy} margin={false}>
          {isBusy ? 'One moment …' : 'Send the invitation again'}
        </Button>
      </div>
      <p role="alert" className="account__problem">
        {problem}
      </p>
    </>
  );
}
