import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fontVariables, privateMetadata, SkipLink } from '../(site)/document';
import '../(site)/site.css';

/** Rendered on request, because a certificate states the present situation. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  ...privateMetadata,
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
