'use client';

import { useActionState } from 'react';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';
import { confirmAddress } from '../../actions/scan-actions';

/** Button that confirms an address, because mail programs open links automatically. */
export function ConfirmForm({ id, token }: { id: string; token: string }) {
  const [fault, action, isBusy] = useActionState(confirmAddress, null);
  return (
    <form action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Starting...">
        Start my scan
      </Button>
      <div aria-live="polite" className="mt-5 max-w-[36rem]">
        {fault ? <Notice tone="error">{fault.text}</Notice> : null}
      </div>
    </form>
  );
}
