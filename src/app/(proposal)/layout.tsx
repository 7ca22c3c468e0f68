import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getSiteIdentity } from '@/content/store/site';
import { SkipLink } from '@/design/ui/SkipLink';
import { ToastHost } from '@/design/ui/ToastHost';
import { ProposalFooter, ProposalHeader } from '@/proposals/ui/PageFrame';
import { fontVariables } from '../(site)/fonts';
import { siteIcons } from '../(site)/icons';
import '../(site)/site.css';
import './proposal.css';

/** Rendered on request: content depends on the visitor, and the build has no database. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  icons: siteIcons,
  robots: { index: false, follow: false },
  // Hides the key in a private link from other sites; the origin check of forms still needs the
  // referrer.
  referrer: 'same-origin',
};

/** Layout of a proposal as a letter: letterhead, company details, and no navigation. */
export default async function ProposalLayout({ children }: { children: ReactNode }) {
  const identity = await getSiteIdentity();
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <ProposalHeader identity={identity} />
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <ProposalFooter identity={identity} />
        <ToastHost />
      </body>
    </html>
  );
}
