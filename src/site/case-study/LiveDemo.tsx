'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import type { LiveDemoDialogProps } from './LiveDemoDialog';

export interface LiveDemoProps {
  url: string;
  /** Name of the project. */
  title: string;
}

/** Opens the site full screen; without script, a link to a new tab. */
export function LiveDemo({ url, title }: LiveDemoProps) {
  const [Dialog, setDialog] = useState<ComponentType<LiveDemoDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLElement | null>(null);

  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    trigger.current = event.currentTarget;
    setIsOpen(true);
    // A failed download (a deployment in between, no network) must not end the visit.
    import('./LiveDemoDialog').then(
      (module) => setDialog(() => module.LiveDemoDialog),
      () => window.location.assign(url),
    );
  };

  return (
    <>
      <Button href={url} target="_blank" rel="noopener" onClick={open} className="max-sm:w-full">
        Live Demo
      </Button>
      {Dialog === null ? null : (
        <Dialog
          url={url}
          title={title}
          open={isOpen}
          onOpenChange={setIsOpen}
          onClosed={() => trigger.current?.focus()}
        />
      )}
    </>
  );
}
