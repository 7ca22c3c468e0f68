import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/design/ui/SkipLink';
import { ToastHost } from '@/design/ui/ToastHost';
import { fontVariables } from '../(site)/fonts';
import { siteIcons } from '../(site)/icons';
import '../(site)/site.css';

/** Rendered on request: content depends on the account. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  icons: siteIcons,
  robots: { index: false, follow: false },
  // Hides these addresses from other sites; the origin check of forms still needs the referrer.
  referrer: 'same-origin',
};

/** Layout of the studio's screens (specification, section 2), without the public menu. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        {children}
        <ToastHost />
      </body>
    </html>
  );
}
