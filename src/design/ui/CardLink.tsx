import type { ReactNode } from 'react';

/** A card's title that makes the whole card clickable; plain text without an address. */
export function CardLink({ href, children }: { href?: string | null; children: ReactNode }) {
  if (!href) return children;
  return (
    <a
      href={href}
      className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {children}
    </a>
  );
}
