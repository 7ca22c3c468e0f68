'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

export interface DialogProps {
  title: string;
  description?: string;
  /** The control that opens the dialog; absent if `open` is controlled. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A modal dialog: traps the focus, closes on Escape and outside clicks, and restores the focus. */
export function Dialog({ title, description, trigger, open, onOpenChange, children }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-foot/70 print-hidden" />
        <RadixDialog.Content
          // Radix warns of a missing description unless it is explicitly undefined.
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-4 inset-y-4 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] max-w-dialog animate-enter flex-col overflow-auto overscroll-contain rounded-control border border-ink bg-sheet print-hidden"
        >
          <header className="flex items-start justify-between gap-4 border-b border-rule py-3 ps-5 pe-2 sm:ps-7">
            <div className="py-1.5">
              <RadixDialog.Title className="font-display text-h3 font-[640]">
                {title}
              </RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="mt-1 text-small text-muted">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className="grid size-11 flex-none place-items-center rounded-control hover:bg-mist"
            >
              <Icon name="close" />
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 p-5 sm:p-7">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
