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
import { useEditingState, useFrozenForm, useResolve } from './editing-hooks';
import { ConflictDialog, EditingNotice } from './editing-notes';
import { compare, type Edited, type OpenForm, registerForm, wordMoment } from './open-forms';

interface Props {
  path: string;
  edited: Edited;
  user: ClientUser;
}

/** Payload’s own words for the same: one throws away what was typed, the other says no name. */
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

/** Registers the form for its saves, with the base it was made from. */
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

/**
 * Keeps two people from writing over each other: stops the form as soon as another account takes it
 * over or has saved, says who, and lets its editor choose what stays. Nothing typed is lost.
 */
function ActiveGuard(props: Props) {
  const { edited, user } = props;
  const { getData } = useForm();
  const isModified = useFormModified();
  const { clearRouteCache } = useRouteCache();
  const { isModalOpen, closeModal } = useModal();
  const info = useDocumentInfo();
  const [takenOver, setTakenOver] = useState<TakenOver | null>(null);
  /** Whether it was this account that edited before. */
  const [hadIt, setHadIt] = useState(false);
  const [kept, setKept] = useState<FieldDifference[] | null>(null);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  /** What was known when the form was opened, or when the server was asked last. */
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
    // A third account may have saved in between: then that is to be chosen about.
    setConflict((current) => (current === resolved ? null : current));
  });

  /** Whether others changed since what this form was made from. */
  async function findStale() {
    const open = openForm();
    if (!open?.edition) return;
    // A save of this form’s own may be on its way.
    await open.turn;
    const found = await compare(edited, getData(), open.edition).catch(() => null);
    if (found && !found.isSelf) stopFor(found);
  }

  function look({ holder, savedAt, isSelf }: EditingState) {
    const { current } = known;
    const isNews = current.savedAt !== null && current.savedAt !== savedAt && !isSelf;
    current.savedAt = savedAt;
    if (!holder) current.isFree = true;
    // Who was here before is told by Payload, when the form is opened.
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

  // Payload knows no time of saving for the page of one's own account.
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

/** Stands above each form of the back office; a document that is not saved yet has no others. */
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
