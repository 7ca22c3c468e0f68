'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId } from 'react';

/** The link that the client has, to copy and to open. */
export function ClientLink({ link, isPrivate }: { link: string; isPrivate: boolean }) {
  const id = useId();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('The link is copied.');
    } catch {
      toast.error('Your browser does not let us copy. Select the link and copy it by hand.');
    }
  }
  return (
    <div className="proposal-link">
      <label htmlFor={id}>The client’s link</label>
      <div>
        <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button size="small" buttonStyle="secondary" onClick={copy} margin={false}>
          Copy
        </Button>
      </div>
      <p>
        {isPrivate
          ? 'It holds the key: whoever has it can read and accept the proposal.'
          : 'Whoever has the address can read and accept the proposal.'}
      </p>
    </div>
  );
}
