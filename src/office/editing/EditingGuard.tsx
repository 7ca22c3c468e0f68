'use client';

import {
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useRouteCache,
} from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  EditingState,
  FieldDifference,
  SaveConflict,
  TakenOver,
} from '@/content/rules/differences';
import { ConflictDialog, EditingNotice } from './editing-notes';
import {
  compare,
  type Edited,
  type OpenForm,
  registerForm,
  useEditingState,
  useFrozenForm,
  useResolve,
  wordMoment,
} from './open-forms';

interface Props {
  path: string;
  edited: Edited;
  user: ClientUser;
}

/** Payload’s own dialogs: one discards unsaved input, the other names no account. */
const payloadsOwn = ['document-take-over', 'document-stale-data'] as const;

function wordTakenOver({ by, at }: TakenOver, hadIt: boolean): string {
  const what = hadIt ? 'took this over' : 'began to edit this';
  return `${by} ${what} ${wordMoment(at)}. This form is frozen, so that neither of you writes over the other.`;
}

function wordConflict({ isSelf, savedBy, savedAt, fields }: SaveConflict): string {
  const who = isSelf
    ? 'You saved this in another window'
    : `${savedBy ?? 'Another account'} saved this`;
  const rest = fields.some(({ changedHere }) => changedHere)
    ? 'What you typed is not saved yet.'
    : 'What you see here is older.';
  return `${who} ${wordMoment(savedAt)}, while it was open here. ${rest}`;
}

/** Registers the form with its base for saves. */
function useOpenForm(
  { path, edited }: Props,
  events: Pick<OpenForm, 'onConflict' | 'onTakenOver'>,
) {
  const { data } = useDocumentInfo();
  const form = useRef<OpenForm | null>(null);
  const edition = (data as { _edition?: Record<string, string> } | undefined)?._edition ?? null;
  const onConflict = useEffectEvent(events.onConflict);
  const onTakenOver = useEffectEvent(events.onTakenOver);
  const isGlobal = edited.id === undefined;
  useEffect(() => {
    const open: OpenForm = {
      path,
      method: isGlobal ? 'POST' : 'PATCH',
      edition: null,
      blocked: null,
      turn: Promise.resolve(),
      onConflict: (conflict) => onConflict(conflict),
      onTakenOver: (takenOver) => onTakenOver(takenOver),
    };
    form.current = open;
    return registerForm(open);
  }, [path, isGlobal]);
  useEffect(() => {
    if (form.current) form.current.edition = edition;
  }, [edition]);
  return useCallback(() => form.current, []);
}

/** The form freezes when another account takes it over or saves. Unsaved input is kept. */
function ActiveGuard(props: Props) {
  const { edited, user } = props;
  const { getData } = useForm();
  const isModified = useFormModified();
  const { clearRouteCache } = useRouteCache();
  const { isModalOpen, closeModal } = useModal();
  const info = useDocumentInfo();
  const [takenOver, setTakenOver] = useState<TakenOver | null>(null);
  /** Whether this account was the editor before. */
  const [hadIt, setHadIt] = useState(false);
  const [kept, setKept] = useState<FieldDifference[] | null>(null);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  /** The document’s state when the form opened or at the last poll. */
  const known = useRef<{ isFree: boolean; savedAt: string | null }>({
    isFree: false,
    savedAt: null,
  });
  const isFrozen = takenOver !== null || conflict !== null;

  function stopFor(next: SaveConflict) {
    setConflict(next);
    setIsChoosing(next.fields.some(({ changedHere }) => changedHere));
  }

  async function freeze(by: TakenOver) {
    const { user: owner } = info.documentLockState.current ?? {};
    const ownerId = typeof owner === 'object' ? owner?.id : owner;
    setHadIt(isModified || ownerId === user.id);
    setTakenOver(by);
    setKept(null);
    const unsaved = isModified ? await compare(edited, getData()).catch(() => null) : null;
    setKept(unsaved?.fields.filter(({ yours }) => yours !== '') ?? (isModified ? [] : null));
  }

  const openForm = useOpenForm(props, {
    onConflict: stopFor,
    onTakenOver: (by) => void freeze(by),
  });
  const root = useFrozenForm(isFrozen, openForm);
  const { resolve, isBusy, problem } = useResolve(openForm, (resolved) => {
    // A third account may have saved meanwhile, which causes a new conflict.
    setConflict((current) => (current === resolved ? null : current));
  });

  /** Differences between the stored document and the form’s base. */
  async function findStale() {
    const open = openForm();
    if (!open?.edition) return;
    // A save of this form may be in progress.
    await open.turn;
    const found = await compare(edited, getData(), open.edition).catch(() => null);
    if (found && !found.isSelf) stopFor(found);
  }

  function look({ holder, savedAt, isSelf }: EditingState) {
    const { current } = known;
    const isNews = current.savedAt !== null && current.savedAt !== savedAt && !isSelf;
    current.savedAt = savedAt;
    if (!holder) current.isFree = true;
    // Payload itself names the previous editor when the form opens.
    if (holder && current.isFree) void freeze(holder);
    else if (isNews) void findStale();
  }
  const askNow = useEditingState(edited, !isFrozen, look);

  const closeOwn = useEffectEvent((slug: string) => {
    closeModal(slug);
    known.current.isFree = true;
    askNow();
    void findStale();
  });
  const opened = payloadsOwn.find((slug) => isModalOpen(slug));
  useEffect(() => {
    if (opened) closeOwn(opened);
  }, [opened]);

  async function takeOver() {
    const { collectionSlug, globalSlug, id, updateDocumentEditor } = info;
    await updateDocumentEditor?.(id as number, (collectionSlug ?? globalSlug) as string, user);
    info.documentLockState.current = { hasShownLockedModal: true, isLocked: true, user };
    info.setCurrentEditor?.(user);
    known.current = { isFree: false, savedAt: null };
    setTakenOver(null);
    await findStale();
  }

  // Payload has no save time on the page of the user’s own account.
  const savedAt = new Date(info.lastUpdateTime || Date.now());
  const since = wordMoment(savedAt.toISOString()).replace(/^(at|on) /, '');
  const hasOwn = conflict?.fields.some(({ changedHere }) => changedHere) ?? false;
  const words = takenOver ? wordTakenOver(takenOver, hadIt) : conflict && wordConflict(conflict);
  const isShowable = takenOver ? !kept?.length : !hasOwn;

  function showNewest() {
    setTakenOver(null);
    setConflict(null);
    clearRouteCache();
  }

  return (
    <div ref={root} hidden={!isFrozen}>
      {words ? (
        <EditingNotice
          words={words}
          kept={takenOver ? kept : null}
          since={since}
          choose={conflict && !takenOver ? () => setIsChoosing(true) : undefined}
          takeOver={takenOver ? () => void takeOver() : undefined}
          showNewest={isShowable ? showNewest : undefined}
        />
      ) : null}
      {conflict && isChoosing && !takenOver ? (
        <ConflictDialog
          conflict={conflict}
          isBusy={isBusy}
          problem={problem}
          onClose={() => setIsChoosing(false)}
          onChosen={(theirs) => void resolve(conflict, theirs)}
        />
      ) : null}
    </div>
  );
}

/** Shown above each back office form. An unsaved document cannot have other editors. */
export function EditingGuard() {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const slug = collectionSlug ?? globalSlug;
  const isSaved = globalSlug !== undefined || id !== undefined;
  if (!slug || !isSaved || !user || !hasSavePermission || isTrashed) return null;
  const path = globalSlug
    ? `${config.routes.api}/globals/${slug}`
    : `${config.routes.api}/${slug}/${id}`;
  const edited = globalSlug ? { slug } : { slug, id: Number(id) };
  return <ActiveGuard key={path} path={path} edited={edited} user={user as never} />;
}
