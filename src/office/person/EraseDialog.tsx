'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { Dialog } from '@/design/office/Dialog';
import { countInWords, type PersonSummary } from '../rules/person';

interface Props {
  person: PersonSummary;
  onClose: () => void;
  onErase: () => void;
}

/** Names what goes and what stays, and asks. */
export function EraseDialog({ person, onClose, onErase }: Props) {
  const { email, groups, kept } = person;
  const [isSure, setIsSure] = useState(false);
  const counts = Object.fromEntries(groups.map(({ key, count }) => [key, count]));
  return (
    <Dialog title={`Erase ${email}?`} onClose={onClose}>
      <p>For good goes: {countInWords(counts)}.</p>
      {kept.length > 0 && (
        <p>
          Stays: {kept.map(({ label }) => label).join('; ')}. The law asks for it, or it is the
          audit log.
        </p>
      )}
      <p>The audit log keeps that it was done and how many records went, without the address.</p>
      <label className="proposal-dialog__choice">
        <input
          type="checkbox"
          checked={isSure}
          onChange={({ target }) => setIsSure(target.checked)}
        />
        This person asked for it, and nothing of it is needed any more
      </label>
      <div className="proposal-dialog__actions">
        <Button onClick={onErase} disabled={!isSure} margin={false}>
          Erase for good
        </Button>
        <Button buttonStyle="secondary" onClick={onClose} margin={false}>
          Keep everything
        </Button>
      </div>
    </Dialog>
  );
}
