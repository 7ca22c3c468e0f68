import { enterAudit } from '@/accounts/actions/sign-in-actions';
import { betaWelcome, passwordNotChecked } from '@/accounts/rules/shared-password';
import { PasswordForm } from '@/accounts/ui/PasswordForm';
import { GatePanel } from '@/design/layout/GatePanel';
import { auditPath, scanPath } from '@/platform/paths';
import { getAudit } from '@/scans/store/scanner-settings';
import { DialDrawing } from './DialMark';

/** Password form in front of all audit pages. */
export async function Gate({ path }: { path: string }) {
  const { scannerBrand } = await getAudit();
  return (
    <GatePanel
      path={auditPath}
      eyebrow="Private beta"
      heading={`${scannerBrand} Beta`}
      lead="The professional audit, open to testers while we finish it. Enter the password you were given."
      drawing={<DialDrawing className="h-auto w-full" />}
      foot={
        <>
          No password? The{' '}
          <a href={scanPath} className="text-ink">
            free scanner
          </a>{' '}
          is open to everybody and needs none.
        </>
      }
    >
      <PasswordForm
        path={path}
        button="Open the audit"
        welcome={{ title: betaWelcome(scannerBrand) }}
        unreachable={{ status: 'refused', reason: 'fault', error: passwordNotChecked }}
        enter={enterAudit}
      />
    </GatePanel>
  );
}
