'use client';

import { type ReactNode, useState } from 'react';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { ChoiceBar } from '@/design/ui/ChoiceBar';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';

export interface PreviewToggleProps {
  url: string;
  title: string;
  /** In the address bar. */
  label: string;
  /** The screenshot. */
  children: ReactNode;
}

const modes = [
  { value: 'screenshot', label: 'Screenshot' },
  { value: 'live', label: 'Live preview' },
] as const;
type Mode = (typeof modes)[number]['value'];

/**
 * Toggles between screenshot and live site in one frame (specification, section 4, hero preview).
 */
export function PreviewToggle({ url, title, label, children }: PreviewToggleProps) {
  const [mode, setMode] = useState<Mode>('screenshot');
  return (
    <>
      <ChoiceBar
        legend="Show the site as"
        choices={modes}
        chosen={mode}
        onChoose={setMode}
        className="mb-3"
      />
      <BrowserFrame label={label}>
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
