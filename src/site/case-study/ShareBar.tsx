'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/design/ui/Button';
import { copyLink } from '@/design/ui/show-toast';

export interface ShareLink {
  network: string;
  href: string;
}

/** Size of the window in CSS pixels (specification, section 9). */
export const sharePopup = { width: 550, height: 420 } as const;

/** Pre-filled share addresses (specification, section 2). */
export function shareLinks(url: string, title: string): ShareLink[] {
  const tweet = new URLSearchParams({ url, text: title });
  const offsite = new URLSearchParams({ url });
  return [
    { network: 'X', href: `https://twitter.com/intent/tweet?${tweet}` },
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${offsite}` },
  ];
}

export interface ShareBarProps {
  url: string;
  title: string;
}

/** Specification, section 8. */
const copy = (url: string) => copyLink(url, 'Project link copied to clipboard');

async function share(url: string, title: string): Promise<void> {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ url, title });
  } catch {
    // Cancelled or failed: nothing happens (specification, section 8).
  }
}

function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { width, height } = sharePopup;
  window.open(
    event.currentTarget.href,
    '_blank',
    `noopener,noreferrer,popup,width=${width},height=${height}`,
  );
}

/** Links to share the page; no network is contacted before a click. */
export function ShareBar({ url, title }: ShareBarProps) {
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-3 print-hidden">
      <li className="noscript:hidden">
        <Button size="small" onClick={() => void copy(url)}>
          Copy link
        </Button>
      </li>
      <li className="noscript:hidden">
        <Button size="small" onClick={() => void share(url, title)}>
          Share
        </Button>
      </li>
      {shareLinks(url, title).map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={openSmall}
            className="touch inline-flex items-center text-small font-semibold"
          >
            Share on {network}
            <span className="sr-only"> (opens a new window)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
