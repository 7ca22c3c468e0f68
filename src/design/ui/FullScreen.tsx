'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { Icon } from './Icon';

export interface FullScreenProps {
  title: string;
  /** Content beside the close button; the title is then for screen readers only. */
  bar?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** `margin` shows an edge of the page, which closes the overlay when clicked. */
  edge: 'margin' | 'none';
  /** Announced on opening, and shown below. */
  hint?: ReactNode;
  children: ReactNode;
}

const edges = {
  margin: 'inset-2 overflow-hidden rounded-control border border-ink bg-sheet sm:inset-6',
  none: 'night inset-0 text-ink',
} as const;

/** A full-screen overlay: traps the focus, closes on Escape and outside clicks. */
export function FullScreen(props: FullScreenProps) {
  const { title, bar, open, onOpenChange, onClosed, onKeyDown, edge, hint, children } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          className={`fixed inset-0 z-50 print-hidden ${edge === 'none' ? 'bg-foot' : 'bg-foot/80'}`}
        />
        <RadixDialog.Content
          // Radix warns of a missing description unless it is explicitly undefined.
          {...(hint ? {} : { 'aria-describedby': undefined })}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className={`fixed z-50 flex animate-enter flex-col print-hidden ${edges[edge]}`}
        >
          <div className="flex items-center gap-1 p-1.5 sm:gap-2">
            <RadixDialog.Title
              className={bar ? 'sr-only' : 'min-w-0 flex-1 ps-3.5 text-small font-semibold'}
            >
              {title}
            </RadixDialog.Title>
            {bar}
            <RadixDialog.Close
              aria-label="Close"
              className="grid size-11 flex-none place-items-center rounded-control hover:bg-mist"
            >
              <Icon name="close" />
            </RadixDialog.Close>
          </div>
          {children}
          {hint ? (
            <RadixDialog.Description className="border-t border-rule px-4 py-2.5 text-center text-small text-muted [@media(max-height:36rem)]:sr-only">
              {hint}
            </RadixDialog.Description>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
