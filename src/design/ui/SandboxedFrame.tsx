import type { Ref } from 'react';

export interface SandboxedFrameProps {
  src: string;
  /** What is shown, for screen readers. */
  title: string;
  className?: string;
  onLoad?: () => void;
  ref?: Ref<HTMLIFrameElement>;
}

/**
 * A page of somebody else inside ours (specification, section 2, live demo): it may run scripts,
 * keep its own origin, send forms and open windows, but never lead our page away. Our own
 * demonstrations have an origin apart from ours, see `src/platform/security-headers.ts`.
 */
export function SandboxedFrame({ src, title, className, onLoad, ref }: SandboxedFrameProps) {
  return (
    <iframe
      ref={ref}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      className={className}
    />
  );
}
