import type { Metadata } from 'next';
import { cache } from 'react';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';
import { markPageMissing } from '@/platform/missing-page';
import { sitemapToolPath } from '@/platform/paths';
import type { CrawlState } from '@/scans/rules/crawl-state';
import { isOver, readReportId } from '@/scans/rules/scan-state';
import { getCrawlState } from '@/scans/store/crawls';
import { CrawlReport } from '@/scans/ui/sitemap-tool/CrawlReport';
import { PendingCrawl } from '@/site/lazy-parts';

interface Props {
  params: Promise<{ id: string }>;
}

/** Rendered on request, to show the present progress. */
export const dynamic = 'force-dynamic';

const find = cache(async (raw: string) => {
  const read = readReportId(raw);
  return 'id' in read ? getCrawlState(read.id) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await find((await params).id);
  return {
    title: 'Pages of a site',
    robots: { index: false, follow: false },
    // The address is a secret that grants access; linked sites must not receive it.
    referrer: 'same-origin',
  };
}

/** Result of the sitemap tool; the link is the only access control. */
export default async function CrawlResultPage({ params }: Props) {
  const state = await find((await params).id);
  if (!state) markPageMissing();
  return (
    <>
      <PathBreadcrumb path={`${sitemapToolPath}/result`} />
      <Container className="py-16 lg:py-24">
        {state?.result ? (
          <CrawlReport id={state.id} result={state.result} heading="h1" />
        ) : (
          <Unfinished state={state} />
        )}
      </Container>
    </>
  );
}

function Unfinished({ state }: { state: CrawlState | null }) {
  const isPending = state !== null && !isOver(state.status);
  return (
    <>
      <h1 className="mb-8 text-h2 wrap-anywhere">{state?.url ?? 'Pages of a site'}</h1>
      {isPending ? (
        <PendingCrawl initial={state} />
      ) : (
        <>
          <Notice tone="error" role="alert" className="max-w-[40rem]">
            <p>{state?.message ?? 'There is no list at this address, or not any more.'}</p>
          </Notice>
          <Button href={sitemapToolPath} variant="primary" className="mt-7">
            Back to the sitemap tool
          </Button>
        </>
      )}
    </>
  );
}
