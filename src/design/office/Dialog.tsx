'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  onClose: () => void;
  /** Room for two texts beside each other. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A question before something is done; it is there as long as it is open. Outside the form of the
 * document, so that the Enter key saves nothing.
 */
export function Dialog({ title, onClose, isWide, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={isWide ? 'proposal-dialog proposal-dialog--wide' : 'proposal-dialog'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
