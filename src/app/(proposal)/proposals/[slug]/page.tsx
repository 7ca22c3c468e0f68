import type { Metadata } from 'next';
import { getSiteIdentity } from '@/cms/queries/site';
import { shownChoice } from '@/domain/proposals/shown-choice';
import { missingPage } from '@/domain/seo/page-metadata';
import { AnswerPart } from '@/features/proposal/AnswerPart';
import { PrintOnOpen } from '@/features/proposal/PrintOnOpen';
import { ProposalDocument } from '@/features/proposal/ProposalDocument';
import { StaffBar } from '@/features/proposal/StaffBar';
import { ViewCounter } from '@/features/proposal/ViewCounter';
import { MissingPage } from '../../../(site)/_templates/MissingPage';
import { findHere, type ProposalRequest } from '../../_templates/find-here';
import { PageFoot } from '../../_templates/PageFoot';
import { PaperActions } from '../../_templates/PaperActions';

export async function generateMetadata(request: ProposalRequest): Promise<Metadata> {
  const found = await findHere(request);
  if (!found) return missingPage;
  return { title: `Proposal for ${found.view.document.client.business}` };
}

/** A proposal, for the client who has its link, and for staff. */
export default async function ProposalPage(request: ProposalRequest) {
  const found = await findHere(request);
  if (!found) return <MissingPage />;
  const { view, isStaff, isForPaper, link, wanted, wantsPrint, now } = found;
  const { email, brandName, replyWithinHours } = await getSiteIdentity();
  const accepted = view.acceptance?.chosen ?? null;
  const chosen = shownChoice(view.document.lines, { accepted, wanted });
  const target = { slug: view.slug, linkKey: link.key, path: link.path, email, isLocked: isStaff };
  return (
    <>
      <PageFoot document={view.document} />
      {isStaff || view.status === 'draft' ? <StaffBar view={view} /> : null}
      <ProposalDocument
        view={view}
        chosen={chosen}
        now={now}
        actions={<PaperActions slug={view.slug} linkKey={link.key} />}
        answer={
          <AnswerPart
            view={view}
            target={target}
            brandName={brandName}
            replyWithinHours={replyWithinHours}
            isRecounted={found.isRecounted}
          />
        }
      />
      {isStaff || isForPaper ? null : <ViewCounter slug={view.slug} linkKey={link.key} />}
      {wantsPrint ? <PrintOnOpen /> : null}
    </>
  );
}
