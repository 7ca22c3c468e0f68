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

/** Who asks decides what is shown; and the build has no database, which head and foot need. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  icons: siteIcons,
  robots: { index: false, follow: false },
  // The key in a private link is passed on to no other site; a form’s own origin has to be told.
  referrer: 'same-origin',
};

/** A proposal is a letter: our name at the head, who we are at the foot, and no way off. */
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
