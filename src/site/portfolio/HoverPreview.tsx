'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/design/ui/Icon';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';

export interface HoverPreviewProps {
  url: string;
  /** Name of the project. */
  title: string;
  /** Placeholder picture until the preview loads. */
  children: ReactNode;
}

/** Milliseconds (specification, section 9). */
const hideAfterMs = 100;

/** Layout width of the preview in pixels, before scaling to the card. */
const windowWidth = 1280;

/** Event that closes other previews, so that only one live site runs at a time. */
const shownElsewhere = 'portfolio-preview';

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Shows the live site over its picture, on hover or after a tap on touch screens. It loads only
 * then, and never for visitors who save data.
 */
export function HoverPreview({ url, title, children }: HoverPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOffered, setIsOffered] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    const card = box.current?.closest('article');
    if (!card || savesData()) return;
    setIsOffered(true);
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving);
      setIsShown(true);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      leaving = setTimeout(() => setIsShown(false), hideAfterMs);
    };
    card.addEventListener('pointerenter', enter);
    card.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(leaving);
      card.removeEventListener('pointerenter', enter);
      card.removeEventListener('pointerleave', leave);
    };
  }, []);

  useEffect(() => {
    if (!isShown) return;
    const hide = () => setIsShown(false);
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    window.dispatchEvent(new Event(shownElsewhere));
    window.addEventListener(shownElsewhere, hide);
    window.addEventListener('keydown', hideOnEscape);
    return () => {
      setIsLoaded(false);
      window.removeEventListener(shownElsewhere, hide);
      window.removeEventListener('keydown', hideOnEscape);
    };
  }, [isShown]);

  return (
    <div ref={box} className="relative flex flex-1 flex-col overflow-hidden">
      {children}
      {isShown ? <Scaled url={url} title={title} isLoaded={isLoaded} onLoad={setIsLoaded} /> : null}
      {isOffered ? (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="touch absolute end-3 bottom-3 z-20 inline-flex items-center gap-2 rounded-control border border-ink bg-sheet px-3.5 text-small font-semibold pointer-fine:not-focus-visible:sr-only print-hidden"
        >
          <Icon name={isShown ? 'close' : 'external'} className="size-4" />
          {isShown ? 'Back to the picture' : 'Live preview'}
          <span className="sr-only"> of {title}</span>
        </button>
      ) : null}
    </div>
  );
}

interface ScaledProps {
  url: string;
  title: string;
  isLoaded: boolean;
  onLoad: (isLoaded: boolean) => void;
}

/** A desktop-sized frame scaled down to the card, without interaction. */
function Scaled({ url, title, isLoaded, onLoad }: ScaledProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number | null>(null);

  useEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / windowWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      inert
      data-preview=""
      ref={pane}
      className={`absolute inset-0 z-10 overflow-hidden bg-sheet transition-opacity duration-200 ${isLoaded ? '' : 'opacity-0'}`}
    >
      {scale === null ? null : (
        <div
          style={{
            width: windowWidth,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        >
          <SandboxedFrame
            src={url}
            title={`${title}, live`}
            onLoad={() => onLoad(true)}
            className="size-full border-0"
          />
        </div>
      )}
    </div>
  );
}
