'use client';

import { PopupList, toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { Button, Choice, Dialog, TextField, useAttempt } from '@/design/office/controls';
import { askAsStaff, readAsStaff } from '@/platform/ask-as-staff';
import { type DocumentDialogProps, ScheduleDialog } from './ScheduleDialog';

/** Our additions to a document’s menu: “Delete …” and “Publish at a set time …”. */

interface ItemProps {
  buttonId: string;
  label: string;
  isAllowed: boolean;
  dialog: ComponentType<DocumentDialogProps>;
}

function MenuItem({ buttonId, label, isAllowed, dialog: ItemDialog }: ItemProps) {
  const { collectionSlug, id, title, isTrashed } = useDocumentInfo();
  const [isOpen, setIsOpen] = useState(false);
  if (!collectionSlug || !id || isTrashed || !isAllowed) return null;
  return (
    <>
      <PopupList.Button id={buttonId} onClick={() => setIsOpen(true)}>
        {label}
      </PopupList.Button>
      {isOpen && (
        <ItemDialog
          collection={collectionSlug}
          id={id}
          title={title || String(id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Payload’s own dialog names no references and no redirect. */
export function DeleteItem() {
  const { hasDeletePermission, hasTrashPermission } = useDocumentInfo();
  return (
    <MenuItem
      buttonId="action-remove"
      label="Delete …"
      isAllowed={Boolean(hasDeletePermission || hasTrashPermission)}
      dialog={RemovalDialog}
    />
  );
}

export function ScheduleItem() {
  const { hasPublishPermission } = useDocumentInfo();
  return (
    <MenuItem
      buttonId="action-schedule"
      label="Publish at a set time …"
      isAllowed={Boolean(hasPublishPermission)}
      dialog={ScheduleDialog}
    />
  );
}

interface Use {
  label: string;
  path: string;
  isDraft: boolean;
}

interface Removal {
  address: string | null;
  need: string | null;
  uses: { listed: Use[]; count: number };
  pages: { path: string; title: string }[];
  mayDeleteForGood: boolean;
}

function UseList({ listed, count }: Removal['uses']) {
  const { config } = useConfig();
  return (
    <>
      <p>
        {count === 1 ? 'One place names it' : `${count} places name it`} and would be left without
        it:
      </p>
      <ul className="office-record">
        {listed.map(({ label, path, isDraft }) => (
          <li key={path}>
            <a href={`${config.routes.admin}${path}`} target="_blank" rel="noreferrer">
              {label}
            </a>
            {isDraft && ' (not published)'}
          </li>
        ))}
        {count > listed.length && <li>and {count - listed.length} more</li>}
      </ul>
    </>
  );
}

function RemovalDialog({ collection, id, title, onClose }: DocumentDialogProps) {
  const list = useId();
  const router = useRouter();
  const { config } = useConfig();
  const { setModified } = useForm();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [redirectTo, setRedirectTo] = useState('');
  const [isForGood, setIsForGood] = useState(false);
  const { attempt, isBusy, problem } = useAttempt();

  useEffect(() => {
    const query = new URLSearchParams({ collection, id: String(id) });
    void attempt(async () => setRemoval(await readAsStaff<Removal>(`/api/removals?${query}`)));
  }, [attempt, collection, id]);

  const remove = () =>
    void attempt(async () => {
      const to = redirectTo.trim() || null;
      await askAsStaff('/api/removals', { collection, id, redirectTo: to, isForGood });
      setModified(false);
      toast.success(isForGood ? 'It is deleted.' : 'It is in the trash.');
      router.push(`${config.routes.admin}/collections/${collection}`);
      onClose();
    });

  // A document that cannot be deleted needs no list of references.
  const uses = removal && removal.need === null ? removal.uses : { listed: [], count: 0 };
  const isPictureInUse = collection === 'media' && uses.count > 0;
  const mayGo = removal !== null && removal.need === null && !isPictureInUse;
  return (
    <Dialog
      title={`Delete “${title}”`}
      close={mayGo ? 'Cancel' : 'Close'}
      onClose={onClose}
      problem={problem}
      actions={
        mayGo && (
          <Button onClick={remove} isBusy={isBusy}>
            {isForGood ? 'Delete for good' : 'Move to the trash'}
          </Button>
        )
      }
    >
      {!removal && !problem && <p role="status">Looking for what names it …</p>}
      {removal?.need && (
        <p>
          {removal.need} It can be changed, but not deleted, unpublished or given another address.
        </p>
      )}
      {uses.count > 0 && <UseList {...uses} />}
      {isPictureInUse && <p>Take it out there first: a picture in use can’t be deleted.</p>}
      {mayGo && uses.count === 0 && <p>Nothing else names it.</p>}
      {mayGo && removal.address && (
        <>
          <TextField
            label={`Send visitors of ${removal.address} to`}
            list={list}
            value={redirectTo}
            placeholder="Nowhere: they read that the page is gone"
            onText={setRedirectTo}
          />
          <datalist id={list}>
            {removal.pages.map(({ path, title: name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
      {mayGo && removal.mayDeleteForGood && (
        <Choice checked={isForGood} onChoose={setIsForGood}>
          Delete it for good, past the trash
        </Choice>
      )}
    </Dialog>
  );
}
