import { getAudit } from '@/cms/queries/audit';
import { Container } from '@/components/layout/Container';
import { PathBreadcrumb } from '@/components/layout/PathBreadcrumb';
import { Eyebrow } from '@/components/ui/Eyebrow';
import { betaWelcome } from '@/domain/access/shared-password';
import { auditPath, scanPath } from '@/domain/routing/paths';
import { enterAudit, enterAuditWithoutScript } from '@/features/shared-password/audit-actions';
import { PasswordForm } from '@/features/shared-password/PasswordForm';
import { DialDrawing } from './DialMark';

/** In front of every page of the audit, until its password was given in this browser. */
export async function Gate({ path }: { path: string }) {
  const { scannerBrand } = await getAudit();
  return (
    <div className="night on-panel flex min-h-full flex-col bg-panel text-ink">
      <PathBreadcrumb path={auditPath} />
      <Container className="grid flex-1 grid-cols-1 items-center gap-x-12 gap-y-10 py-14 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-6">
          <Eyebrow className="mb-5">Private beta</Eyebrow>
          <h1 className="text-h1 font-[670]">{scannerBrand} Beta</h1>
          <p className="mt-5 max-w-note text-lead text-muted">
            The professional audit, open to testers while we finish it. Enter the password you were
            given.
          </p>
          <div className="mt-8 max-w-[26rem]">
            <PasswordForm
              path={path}
              welcome={betaWelcome(scannerBrand)}
              enter={enterAudit}
              enterWithoutScript={enterAuditWithoutScript}
            />
          </div>
          <p className="mt-7 max-w-note text-small text-muted">
            No password? The{' '}
            <a href={scanPath} className="text-ink">
              free scanner
            </a>{' '}
            is open to everybody and needs none.
          </p>
        </div>
        <DialDrawing className="h-auto w-full max-lg:hidden lg:col-span-5 lg:col-start-8" />
      </Container>
    </div>
  );
}
