'use client';

import { Button, PopupList, toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '@/design/office/Dialog';
import { askAsStaff, readAsStaff } from '@/platform/ask-as-staff';

interface Use {
  label: string;
  path: string;
  isDraft: boolean;
}

interface Removal {
  address: string | null;
  need: string | null;
  uses: Use[];
  pages: { path: string; title: string }[];
  mayDeleteForGood: boolean;
}

function UseList({ uses }: { uses: readonly Use[] }) {
  const { config } = useConfig();
  return (
    <>
      <p>
        {uses.length === 1 ? 'One place names it' : `${uses.length} places name it`} and would be
        left without it:
      </p>
      <ul className="removal__uses">
        {uses.map(({ label, path, isDraft }) => (
          <li key={path}>
            <a href={`${config.routes.admin}${path}`} target="_blank" rel="noreferrer">
              {label}
            </a>
            {isDraft && ' (not published)'}
          </li>
        ))}
      </ul>
    </>
  );
}

interface DialogProps {
  collection: string;
  id: string | number;
  title: string;
  onClose: () => void;
}

function RemovalDialog({ collection, id, title, onClose }: DialogProps) {
  const field = useId();
  const router = useRouter();
  const { config } = useConfig();
  const { setModified } = useForm();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [redirectTo, setRedirectTo] = useState('');
  const [isForGood, setIsForGood] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const query = new URLSearchParams({ collection, id: String(id) });
    readAsStaff<Removal>(`/api/removals?${query}`).then(setRemoval, (error: Error) =>
      setProblem(error.message),
    );
  }, [collection, id]);

  async function remove() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await askAsStaff('/api/removals', {
        collection,
        id,
        redirectTo: redirectTo.trim() || null,
        isForGood,
      });
      setModified(false);
      toast.success(isForGood ? 'It is deleted.' : 'It is in the trash.');
      router.push(`${config.routes.admin}/collections/${collection}`);
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  }

  // A page that stays anyhow needs no list of what leads to it.
  const uses = removal && removal.need === null ? removal.uses : [];
  const isPictureInUse = collection === 'media' && uses.length > 0;
  const mayGo = removal !== null && removal.need === null && !isPictureInUse;
  return (
    <Dialog title={`Delete “${title}”`} onClose={onClose}>
      {!removal && !problem && <p role="status">Looking for what names it …</p>}
      {removal?.need && (
        <p>
          {removal.need} It can be changed, but not deleted, unpublished or given another address.
        </p>
      )}
      {uses.length > 0 && <UseList uses={uses} />}
      {isPictureInUse && <p>Take it out there first: a picture in use can’t be deleted.</p>}
      {mayGo && uses.length === 0 && <p>Nothing else names it.</p>}
      {mayGo && removal.address && (
        <p className="removal__redirect">
          <label htmlFor={field}>Send visitors of {removal.address} to</label>
          <input
            id={field}
            list={`${field}-pages`}
            value={redirectTo}
            placeholder="Nowhere: they read that the page is gone"
            onChange={({ target }) => setRedirectTo(target.value)}
          />
          <datalist id={`${field}-pages`}>
            {removal.pages.map(({ path, title: name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </datalist>
        </p>
      )}
      {mayGo && removal.mayDeleteForGood && (
        <label className="proposal-dialog__choice">
          <input
            type="checkbox"
            checked={isForGood}
            onChange={({ target }) => setIsForGood(target.checked)}
          />
          Delete it for good, past the trash
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className="proposal-dialog__actions">
        {mayGo && (
          <Button onClick={remove} disabled={isBusy} margin={false}>
            {isBusy ? 'One moment …' : isForGood ? 'Delete for good' : 'Move to the trash'}
          </Button>
        )}
        <Button buttonStyle="secondary" onClick={onClose} margin={false}>
          {mayGo ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * “Delete …” in the menu with the three dots, in the place of Payload’s own, which asks only whether
 * one is sure.
 */
export function DeleteItem() {
  const { collectionSlug, id, title, hasDeletePermission, hasTrashPermission, isTrashed } =
    useDocumentInfo();
  const [isOpen, setIsOpen] = useState(false);
  if (!collectionSlug || !id || isTrashed || !(hasDeletePermission || hasTrashPermission)) {
    return null;
  }
  return (
    <>
      <PopupList.Button id="action-remove" onClick={() => setIsOpen(true)}>
        Delete …
      </PopupList.Button>
      {isOpen && (
        <RemovalDialog
          collection={collectionSlug}
          id={id}
          title={title || String(id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
