'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button, type ButtonVariant } from '@/design/ui/Button';
import { ChoiceBar } from '@/design/ui/ChoiceBar';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';
import type { LiveDemoDialogProps } from './LiveDemoDialog';

/** Opens the site full screen; without script, a link to a new tab. */
export function LiveDemo(props: { url: string; title: string; variant: ButtonVariant }) {
  const { url, title, variant } = props;
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
      <Button
        href={url}
        target="_blank"
        rel="noopener"
        variant={variant}
        onClick={open}
        className={variant === 'quiet' ? '' : 'max-sm:w-full'}
      >
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

export interface PreviewToggleProps {
  url: string;
  title: string;
  label: string;
  children: ReactNode;
}

const modes = [
  { value: 'screenshot', label: 'Screenshot' },
  { value: 'live', label: 'Live preview' },
] as const;
type Mode = (typeof modes)[number]['value'];

/** Toggles between screenshot and live site (specification, section 4, hero preview). */
export function PreviewToggle({ url, title, label, children }: PreviewToggleProps) {
  const [mode, setMode] = useState<Mode>('screenshot');
  return (
    <>
      <ChoiceBar
        legend="Show the site as"
        choices={modes}
        chosen={mode}
        onChoose={setMode}
        quiet
        className="mb-2"
      />
      <BrowserFrame label={label}>
        {mode === 'live' ? (
          <SandboxedFrame
            src={url}
            title={`${title}, live`}
            className="block h-[75svh] w-full border-0 bg-sheet lg:aspect-2/1 lg:h-auto"
          />
        ) : (
          children
        )}
      </BrowserFrame>
    </>
  );
}
