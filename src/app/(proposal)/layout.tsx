import type { ReactNode } from 'react';
import { getSiteIdentity } from '@/content/store/site';
import { ProposalFooter, ProposalHeader } from '@/proposals/ui/PageFrame';
import { columnBody, privateMetadata, SiteDocument } from '../(site)/document';
import '../(site)/site.css';
import './proposal.css';

/** Rendered on request: content depends on the visitor, and the build has no database. */
export const dynamic = 'force-dynamic';

export const metadata = privateMetadata;

/** Layout of a proposal as a letter: letterhead, company details, and no navigation. */
export default async function ProposalLayout({ children }: { children: ReactNode }) {
  const identity = await getSiteIdentity();
  return (
    <SiteDocument className={columnBody}>
      <ProposalHeader identity={identity} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ProposalFooter identity={identity} />
    </SiteDocument>
  );
}
