import type { Metadata } from 'next';
import { missingPage } from '@/content/rules/page-metadata';
import { CmsRichText } from '@/content/store/CmsRichText';
import { getSiteIdentity } from '@/content/store/site';
import { getEnv } from '@/platform/env';
import { shownChoice } from '@/proposals/rules/offer';
import { AnswerPart } from '@/proposals/ui/AnswerPart';
import { PageFoot, PaperActions, StaffBar } from '@/proposals/ui/PageFrame';
import { ProposalDocument } from '@/proposals/ui/ProposalDocument';
import { PrintOnOpen, ViewCounter } from '@/proposals/ui/page-effects';
import { MissingPage } from '@/site/templates/MissingPage';
import { findHere, type ProposalRequest } from './find-here';

export async function generateMetadata(request: ProposalRequest): Promise<Metadata> {
  const found = await findHere(request);
  if (!found) return missingPage;
  return { title: `Proposal for ${found.view.document.client.business}` };
}

/** A proposal for the client with its link, and for staff. */
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
        showText={(content) => <CmsRichText content={content} />}
        view={view}
        chosen={chosen}
        now={now}
        actions={
          <PaperActions
            slug={view.slug}
            linkKey={link.key}
            hasPdf={getEnv().pdfBrowser !== undefined}
          />
        }
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
