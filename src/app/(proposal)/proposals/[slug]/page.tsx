import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { missingPage } from '@/content/rules/page-metadata';
import { CmsRichText } from '@/content/store/CmsRichText';
import { getSiteIdentity } from '@/content/store/site';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { getEnv } from '@/platform/env';
import { proposalPath } from '@/platform/paths';
import { isRecounted, readChoice, shownChoice } from '@/proposals/rules/offer';
import { findProposal } from '@/proposals/store/proposals';
import { AnswerPart } from '@/proposals/ui/AnswerPart';
import { PageFoot, PaperActions, StaffBar } from '@/proposals/ui/PageFrame';
import { ProposalDocument } from '@/proposals/ui/ProposalDocument';
import { PrintOnOpen, ViewCounter } from '@/proposals/ui/page-effects';
import { MissingPage } from '@/site/templates/MissingPage';

interface ProposalRequest {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface FoundHere extends NonNullable<Awaited<ReturnType<typeof findProposal>>> {
  link: { key: string | null; path: string };
  /** Optional lines in the address; null without a choice. */
  wanted: string[] | null;
  /** The total has just been recounted from the ticked lines. */
  isRecounted: boolean;
  wantsPrint: boolean;
  now: Date;
}

const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

/** Cached per request, because metadata and page both need it. */
const find = cache(async (slug: string, key: string | null, now: Date) =>
  findProposal({ slug, key }, { headers: await headers(), cookies: await cookies() }, now),
);

const moment = cache(() => new Date());

async function findHere({ params, searchParams }: ProposalRequest): Promise<FoundHere | null> {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const now = moment();
  const [key = null] = listOf(query.key);
  const found = await find(slug, key, now);
  return (
    found && {
      ...found,
      link: { key, path: proposalPath(slug, key && encodeURIComponent(key)) },
      wanted: readChoice(query),
      isRecounted: isRecounted(query),
      wantsPrint: query.print !== undefined,
      now,
    }
  );
}

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
      <PathBreadcrumb path={proposalPath(view.slug)} />
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
