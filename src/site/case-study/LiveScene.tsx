'use client';

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { WindowBar } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';
import type { LiveDemoDialogProps } from './LiveDemoDialog';

/** The visitor asks for a tab or window of its own. */
const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Opens a site full screen, from a link that leads to it without script. */
export function useLiveDialog(url: string, title: string) {
  const [Dialog, setDialog] = useState<ComponentType<LiveDemoDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLElement | null>(null);

  const open = (event: MouseEvent<HTMLElement>) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    trigger.current = event.currentTarget;
    setIsOpen(true);
    // A failed download (a deployment in between, no network) must not end the visit.
    import('./LiveDemoDialog').then(
      (module) => setDialog(() => module.LiveDemoDialog),
      () => window.location.assign(url),
    );
  };

  const dialog =
    Dialog === null ? null : (
      <Dialog
        url={url}
        title={title}
        open={isOpen}
        onOpenChange={setIsOpen}
        onClosed={() => trigger.current?.focus()}
      />
    );
  return { open, dialog };
}

export interface LiveSceneProps {
  url: string;
  title: string;
  /** What the window's bar says. */
  label: string;
  frameClassName: string;
  /** The site's picture, until the visitor tries the site. */
  children: ReactNode;
}

/**
 * A site in a window, which the visitor tries in its place, or full screen where there is little
 * room. Without script, both ways are links to the site.
 */
export function LiveScene({ url, title, label, frameClassName, children }: LiveSceneProps) {
  const [isLive, setIsLive] = useState(false);
  const { open, dialog } = useLiveDialog(url, title);
  const frame = useRef<HTMLIFrameElement>(null);
  const id = useId();

  const start = (event: MouseEvent<HTMLElement>) => {
    if (!window.matchMedia('(min-width: 64rem)').matches) return open(event);
    if (isForElsewhere(event)) return;
    event.preventDefault();
    setIsLive(true);
  };
  const stop = () => {
    // The link is there again before the focus returns to it.
    flushSync(() => setIsLive(false));
    document.getElementById(id)?.focus();
  };

  return (
    <>
      <WindowBar label={label}>
        {isLive ? (
          <Button size="small" className="ms-auto flex-none font-text" onClick={stop}>
            Back to the picture
          </Button>
        ) : (
          <Button
            id={id}
            href={url}
            size="small"
            className="ms-auto flex-none font-text print-hidden"
            onClick={start}
          >
            Try it here
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </WindowBar>
      {isLive ? (
        <SandboxedFrame
          ref={frame}
          src={url}
          title={`${title}, live`}
          className={frameClassName}
          onLoad={() => frame.current?.focus()}
        />
      ) : (
        <a href={url} onClick={start} className="block focus-visible:-outline-offset-4">
          {children}
        </a>
      )}
      {dialog}
    </>
  );
}
