import type { Metadata } from 'next';
import { logOutOfStudio } from '@/accounts/actions/sign-in-actions';
import { demandStudioViewer } from '@/accounts/store/viewer';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { Eyebrow } from '@/design/ui/SectionHead';
import { cmsPath, studioProposalsPath } from '@/platform/paths';
import { pageAsked, type StudioRows } from '@/proposals/rules/proposal-view';
import { listStudioProposals } from '@/proposals/store/studio-proposals';
import { ProposalTable } from '@/proposals/ui/ProposalTable';
import { StaffFrame } from '@/site/shell/StaffFrame';
import { PdfReminder } from '@/site/studio/PdfReminder';

export const metadata: Metadata = { title: 'Proposals' };

interface StudioProposalsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function Pages({ page, pages }: Pick<StudioRows, 'page' | 'pages'>) {
  if (pages < 2) return null;
  const at = (number: number) => `${studioProposalsPath}?page=${number}`;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <Button href={at(page - 1)} size="small">
          Newer
        </Button>
      ) : null}
      <span className="font-mono text-small text-muted">
        {page} of {pages}
      </span>
      {page < pages ? (
        <Button href={at(page + 1)} size="small">
          Older
        </Button>
      ) : null}
    </nav>
  );
}

/** All sent proposals (specification, section 2, `/admin/proposals`). */
export default async function StudioProposalsPage({ searchParams }: StudioProposalsPageProps) {
  const viewer = await demandStudioViewer();
  const { rows, page, pages, total } = await listStudioProposals(
    pageAsked((await searchParams).page),
    viewer.kind === 'admin',
  );
  return (
    <StaffFrame viewer={viewer} leave={{ label: 'Log out', action: logOutOfStudio }}>
      <PathBreadcrumb path={studioProposalsPath} />
      <Container className="pt-8 pb-16 lg:pt-12 lg:pb-24">
        <Eyebrow className="mb-5">{total === 1 ? '1 proposal' : `${total} proposals`}</Eyebrow>
        <h1 className="text-h2 font-[670]">Proposals</h1>
        <p className="mt-4 max-w-measure text-muted">
          What has gone out to clients, newest first. Drafts are written and sent in the{' '}
          <a href={`${cmsPath}/collections/proposals`} className="text-ink">
            CMS
          </a>
          , with an account of your own.
        </p>
        <PdfReminder />
        <div className="mt-10">
          {rows.length > 0 ? (
            <ProposalTable rows={rows} />
          ) : (
            <p className="border-y border-ink py-6">No proposal has been sent yet.</p>
          )}
        </div>
        <Pages page={page} pages={pages} />
      </Container>
    </StaffFrame>
  );
}
