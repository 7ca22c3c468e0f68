import { enterAudit } from '@/accounts/actions/sign-in-actions';
import { betaWelcome, passwordNotChecked } from '@/accounts/rules/sign-in';
import { PasswordForm } from '@/accounts/ui/PasswordForm';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { GatePanel } from '@/design/layout/GatePanel';
import { LinkRow } from '@/design/layout/LinkRow';
import { classNames } from '@/design/ui/class-names';
import { gaugeArc, gaugeCentre, gaugeMarks, gaugePoint } from '@/design/ui/Gauge';
import { Tag } from '@/design/ui/Tag';
import type { LinkView } from '@/design/view-models';
import { auditPath, homePath, scanPath } from '@/platform/paths';
import { getAudit } from '@/scans/store/scanner-settings';

/** Logo of the audit: its reports' gauge at zero. */
function DialMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 30" className="size-7.5 flex-none fill-none">
      <path d="M5.6 23.6a11.6 11.6 0 1 1 18.8 0" className="stroke-ink" strokeWidth="2.2" />
      <path d="M15 17l5.4-5.4" className="stroke-amber" strokeWidth="2.2" />
      <circle cx="15" cy="17" r="1.7" className="fill-ink" />
    </svg>
  );
}

const figures = [
  { percent: 0, anchor: 'end' },
  { percent: 50, anchor: 'middle' },
  { percent: 100, anchor: 'start' },
] as const;

/** The same as a large drawing with the full scale. */
export function DialDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-10 -12 220 174"
      className={classNames('fill-none', className)}
    >
      <path d={gaugeMarks(1, 91, 94)} className="stroke-tick" strokeWidth="0.5" />
      <path d={gaugeMarks(5, 89, 95)} className="stroke-tick" strokeWidth="0.8" />
      <path d={gaugeMarks(10, 87, 97)} className="stroke-ink" strokeWidth="0.9" />
      <path d={gaugeArc(80)} className="stroke-rule" strokeWidth="3" />
      <path
        d={`M${gaugeCentre} ${gaugeCentre}L${gaugePoint(0, 76).join(' ')}`}
        className="stroke-amber"
        strokeWidth="2"
      />
      <circle cx={gaugeCentre} cy={gaugeCentre} r="4.5" className="fill-ink" />
      {figures.map(({ percent, anchor }) => {
        const [x, y] = gaugePoint(percent, 102);
        return (
          <text
            key={percent}
            {...{ x, y }}
            textAnchor={anchor}
            className="fill-muted font-mono text-[0.5rem]"
          >
            {percent}
          </text>
        );
      })}
    </svg>
  );
}

/** Header of the audit, a product separate from the studio's site. */
export function AuditHeader({ brand, links }: { brand: string; links: readonly LinkView[] }) {
  return (
    <header className="night on-panel border-b border-rule bg-panel text-ink print:hidden">
      <Container className="flex flex-wrap items-center gap-x-8 py-2.5">
        <a
          href={auditPath}
          className="touch inline-flex items-center gap-2.5 font-display text-[1.2rem]/none font-[680] tracking-[-0.02em] no-underline"
        >
          <DialMark />
          {brand}
          <Tag tone="amber">Beta</Tag>
        </a>
        <nav aria-label="Scanner" className="sm:ms-auto">
          <LinkRow links={links} className="text-small" />
        </nav>
      </Container>
    </header>
  );
}

interface AuditFooterProps {
  brand: string;
  identity: SiteIdentity;
  links: readonly LinkView[];
}

/** Footer of the audit, with the statements required of a UK company. */
export function AuditFooter({ brand, identity, links }: AuditFooterProps) {
  const { brandName, legalName, companyNumber, registeredAddress, email } = identity;
  return (
    <footer className="night bg-foot text-ink print:hidden">
      <Container className="pt-10 pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="flex items-center gap-2.5">
            <DialMark />
            <span>
              {brand}, by <a href={homePath}>{brandName}</a>
            </span>
          </p>
          <a href={`mailto:${email}`} className="touch inline-flex items-center">
            {email}
          </a>
        </div>
        <nav aria-label="Legal" className="mt-5 border-t border-rule pt-2">
          <LinkRow links={links} className="text-small" />
        </nav>
        <p className="mt-3 border-t border-rule pt-4 text-label text-muted">
          {legalName}, registered in England and Wales, no. {companyNumber}. Registered office:{' '}
          {registeredAddress.replace(/\s*\n\s*/g, ', ')}.
        </p>
      </Container>
    </footer>
  );
}

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
          is open to all and needs none.
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
