'use client';

import { useEffect, useRef } from 'react';
import { FullScreen } from '@/design/ui/FullScreen';
import { Icon } from '@/design/ui/Icon';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';

export interface LiveDemoDialogProps {
  url: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}

/** Message from our demonstrations when Escape is pressed in them, see public/demos/frame.js. */
const escapeMessage = 'demo:escape';

/** The live site full screen, with its address (specification, section 2, live demo). */
export function LiveDemoDialog({ url, title, open, onOpenChange, onClosed }: LiveDemoDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  // Key presses inside a frame do not reach this page.
  useEffect(() => {
    if (!open) return;
    const close = ({ source, data }: MessageEvent) => {
      if (data === escapeMessage && source === frame.current?.contentWindow) onOpenChange(false);
    };
    window.addEventListener('message', close);
    return () => window.removeEventListener('message', close);
  }, [open, onOpenChange]);

  return (
    <FullScreen
      title={`Live demo: ${title}`}
      edge="margin"
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      hint={
        <>
          Click inside the preview to interact with the live website.
          <span className="pointer-coarse:hidden"> Press ESC to close.</span>
        </>
      }
      bar={
        <>
          <p className="ms-1.5 min-w-0 flex-1 truncate rounded-control border border-rule bg-paper px-3 py-2 font-mono text-label sm:ms-2">
            <span className="sr-only">Address: </span>
            {new URL(url, window.location.href).href}
          </p>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="touch inline-flex flex-none items-center gap-2 rounded-control px-3 text-small font-semibold no-underline hover:bg-mist"
          >
            <span className="max-sm:sr-only">Open in New Tab</span>
            <Icon name="external" />
          </a>
        </>
      }
    >
      <SandboxedFrame
        ref={frame}
        src={url}
        title={`${title}, live`}
        className="min-h-0 w-full flex-1 border-0 border-t border-rule bg-sheet"
      />
    </FullScreen>
  );
}
