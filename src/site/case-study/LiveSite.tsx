'use client';

import { type ReactNode, useState } from 'react';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { ChoiceBar } from '@/design/ui/ChoiceBar';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';
import { useLiveDialog } from './LiveScene';

/** Opens the site full screen; without script, a link to a new tab. */
function LiveDemo({ url, title }: { url: string; title: string }) {
  const { open, dialog } = useLiveDialog(url, title);
  return (
    <>
      <Button
        href={url}
        target="_blank"
        rel="noopener"
        variant="quiet"
        size="small"
        onClick={open}
        className="ms-auto"
      >
        Live Demo
      </Button>
      {dialog}
    </>
  );
}

export interface PreviewToggleProps {
  url: string;
  title: string;
  children: ReactNode;
}

const modes = [
  { value: 'screenshot', label: 'Screenshot' },
  { value: 'live', label: 'Live preview' },
] as const;
type Mode = (typeof modes)[number]['value'];

/** Toggles between screenshot and live site (specification, section 4, hero preview), or opens it full screen. */
export function PreviewToggle({ url, title, children }: PreviewToggleProps) {
  const [mode, setMode] = useState<Mode>('screenshot');
  return (
    <>
      <div className="mb-2 flex items-center gap-x-6">
        <ChoiceBar
          legend="Show the site as"
          choices={modes}
          chosen={mode}
          onChoose={setMode}
          quiet
        />
        <LiveDemo url={url} title={title} />
      </div>
      <BrowserFrame label={title}>
        {mode === 'live' ? (
          <SandboxedFrame
            src={url}
            title={`${title}, live`}
            className="block h-[75svh] w-full border-0 bg-sheet lg:aspect-16/10 lg:h-auto"
          />
        ) : (
          children
        )}
      </BrowserFrame>
    </>
  );
}
