import type { Ref } from 'react';

export interface SandboxedFrameProps {
  src: string;
  title: string;
  className?: string;
  onLoad?: () => void;
  ref?: Ref<HTMLIFrameElement>;
}

/**
 * Frames an untrusted page (specification, section 2, live demo). It may run scripts, keep its
 * origin, submit forms and open windows, but never navigate our page. Our demonstrations have a
 * separate origin, see `src/platform/security-headers.ts`.
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
