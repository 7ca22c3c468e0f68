import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/design/ui/SkipLink';
import { fontVariables } from '../(site)/fonts';
import { siteIcons } from '../(site)/icons';
import '../(site)/site.css';

/** Rendered on request, because a certificate states the present situation. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  icons: siteIcons,
  robots: { index: false, follow: false },
  // The address is a secret that grants access to the certificate.
  referrer: 'no-referrer',
};

/** Documents for clients: no menu of the public site. */
export default function CertificateLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        <SkipLink />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
