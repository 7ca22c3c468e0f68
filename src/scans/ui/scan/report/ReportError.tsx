import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';
import { reportErrorFallback } from '../../../rules/scan-state';

export interface ReportErrorProps {
  /** Message from the specification. */
  error: string;
  backHref: string;
  /** Findings about the site in place of a score. */
  detail?: string;
}

/** Error in place of a report, with a link back. */
export function ReportError({ error, backHref, detail }: ReportErrorProps) {
  return (
    <>
      <PathBreadcrumb path={`${backHref}/report`} />
      <Container className="py-16 lg:py-24">
        <h1 className="text-h2">Scan report</h1>
        <Notice tone="error" role="alert" title={error} className="mt-7 max-w-[40rem]">
          <p>{detail ?? reportErrorFallback}</p>
        </Notice>
        <div className="mt-7">
          <Button href={backHref} variant="primary">
            Back to Scanner
          </Button>
        </div>
      </Container>
    </>
  );
}
