import Link from 'next/link';
import { enterAudit } from '@/accounts/actions/sign-in-actions';
import { betaWelcome, passwordNotChecked } from '@/accounts/rules/sign-in';
import { PasswordForm } from '@/accounts/ui/PasswordForm';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { GatePanel } from '@/design/layout/GatePanel';
import { classNames } from '@/design/ui/class-names';
import { Tag } from '@/design/ui/Tag';
import type { LinkView } from '@/design/view-models';
import { auditPath, homePath, scanPath } from '@/platform/paths';
import { getAudit } from '@/scans/store/scanner-settings';

const centre = 100;

function pointAt(percent: number, radius: number): string {
  const angle = ((150 + 2.4 * percent) * Math.PI) / 180;
  const at = (turned: number) => (centre + radius * turned).toFixed(2);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}

function marks(step: number, inner: number, outer: number): string {
  let path = '';
  for (let percent = 0; percent <= 100; percent += step) {
    path += `M${pointAt(percent, inner)}L${pointAt(percent, outer)}`;
  }
  return path;
}

/** Logo of the audit: its reports' gauge at zero. */
function DialMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 30 30"
      className={classNames('size-7.5 flex-none fill-none', className)}
    >
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
      <path d={marks(1, 91, 94)} className="stroke-tick" strokeWidth="0.5" />
      <path d={marks(5, 89, 95)} className="stroke-tick" strokeWidth="0.8" />
      <path d={marks(10, 87, 97)} className="stroke-ink" strokeWidth="0.9" />
      <path
        d={`M${pointAt(0, 80)}A80 80 0 1 1 ${pointAt(100, 80)}`}
        className="stroke-rule"
        strokeWidth="3"
      />
      <path d={`M${centre} ${centre}L${pointAt(0, 76)}`} className="stroke-amber" strokeWidth="2" />
      <circle cx={centre} cy={centre} r="4.5" className="fill-ink" />
      {figures.map(({ percent, anchor }) => (
        <text
          key={percent}
          x={pointAt(percent, 102).split(' ')[0]}
          y={pointAt(percent, 102).split(' ')[1]}
          textAnchor={anchor}
          className="fill-muted font-mono text-[0.5rem]"
        >
          {percent}
        </text>
      ))}
    </svg>
  );
}

/** Header of the audit, a product separate from the studio's site. */
export function AuditHeader({ brand, links }: { brand: string; links: readonly LinkView[] }) {
  return (
    <header className="night on-panel border-b border-rule bg-panel text-ink print:hidden">
      <Container className="flex flex-wrap items-center gap-x-8 py-2.5">
        <Link
          href={auditPath}
          className="touch inline-flex items-center gap-2.5 font-display text-[1.2rem]/none font-[680] tracking-[-0.02em] no-underline"
        >
          <DialMark />
          {brand}
          <Tag tone="amber">Beta</Tag>
        </Link>
        <nav aria-label="Scanner" className="sm:ms-auto">
          <ul className="-mx-2 flex flex-wrap">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="touch flex items-center px-2 text-small no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  );
}

export interface AuditFooterProps {
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
              {brand}, by <Link href={homePath}>{brandName}</Link>
            </span>
          </p>
          <a href={`mailto:${email}`} className="touch inline-flex items-center">
            {email}
          </a>
        </div>
        <nav aria-label="Legal" className="mt-5 border-t border-rule pt-2">
          <ul className="-mx-2 flex flex-wrap text-small">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="touch flex items-center px-2 no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
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
