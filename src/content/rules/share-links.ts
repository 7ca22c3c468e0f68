/** A network's share form, opened in a small window. */
export interface ShareLink {
  network: string;
  href: string;
}

/** Size of the window in CSS pixels (specification, section 9). */
export const sharePopup = { width: 550, height: 420 } as const;

/**
 * Pre-filled share addresses (specification, section 2: tweet-compose and share-offsite pages).
 *
 * @param url absolute address of the page
 */
export function shareLinks(url: string, title: string): ShareLink[] {
  const tweet = new URLSearchParams({ url, text: title });
  const offsite = new URLSearchParams({ url });
  return [
    { network: 'X', href: `https://twitter.com/intent/tweet?${tweet}` },
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${offsite}` },
  ];
}
