import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { enterStudio } from '@/accounts/actions/sign-in-actions';
import { studioUnreachable, studioWelcome } from '@/accounts/rules/sign-in';
import { findStudioViewer, type StudioViewer } from '@/accounts/store/viewer';
import { PasswordForm } from '@/accounts/ui/PasswordForm';
import { getSiteIdentity } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { GatePanel, type GatePanelProps } from '@/design/layout/GatePanel';
import { Logo } from '@/design/layout/Logo';
import { Button } from '@/design/ui/Button';
import { Tag } from '@/design/ui/Tag';
import { cmsPath, seoDashboardPath, signInPath, studioProposalsPath } from '@/platform/paths';

interface StaffFrameProps {
  /** `null` in front of a gate, where there is nowhere to go yet. */
  viewer: StudioViewer | null;
  /** Signs out; back to the gate that belongs to the page. */
  leave?: { label: string; action: () => Promise<void> };
  children: ReactNode;
}

/** Links available to the viewer. The CMS has its own sign-in. */
function linksFor(viewer: StudioViewer): [label: string, href: string][] {
  return [
    ['Proposals', studioProposalsPath],
    ...(viewer.kind === 'admin' ? [['SEO dashboard', seoDashboardPath] as [string, string]] : []),
    ['CMS', cmsPath],
  ];
}

/** Head and ground of a screen of the studio. */
export async function StaffFrame({ viewer, leave, children }: StaffFrameProps) {
  const { brandName } = await getSiteIdentity();
  return (
    <>
      <header className="night on-panel border-b border-rule bg-panel text-ink print:hidden">
        <Container className="flex flex-wrap items-center gap-x-6 py-2.5">
          <span className="flex items-center gap-3">
            <Logo brandName={brandName} />
            <Tag className="max-sm:hidden">Staff</Tag>
          </span>
          {viewer ? (
            <nav aria-label="Staff" className="max-sm:order-last max-sm:w-full sm:ms-auto">
              <ul className="-mx-2 flex flex-wrap">
                {linksFor(viewer).map(([label, href]) => (
                  <li key={href}>
                    {/* The CMS is another application: its pages are no part of this one. */}
                    <a
                      href={href}
                      className="touch flex items-center px-2 text-small no-underline hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {leave ? (
            <form action={leave.action} className="max-sm:ms-auto">
              <Button type="submit" size="small">
                {leave.label}
              </Button>
            </form>
          ) : null}
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}

/** A screen in front of the staff's screens. */
export function StaffGate(panel: Omit<GatePanelProps, 'drawing'>) {
  return (
    <StaffFrame viewer={null}>
      <GatePanel {...panel} />
    </StaffFrame>
  );
}

/** The studio’s login with its shared password, at two addresses. */
export async function StudioGate({ path }: { path: string }) {
  if (await findStudioViewer()) redirect(studioProposalsPath);
  return (
    <StaffGate
      path={path}
      eyebrow="For the studio"
      heading="Proposals"
      lead="Everything that is out with a client, to open and to print. Enter the studio’s password."
      foot={
        <>
          You have an account as admin?{' '}
          <a href={signInPath} className="text-ink">
            Sign in with it
          </a>
          : no password of the studio is needed then.
        </>
      }
    >
      <PasswordForm
        path={path}
        button="Log in"
        welcome={studioWelcome}
        unreachable={studioUnreachable}
        next={studioProposalsPath}
        enter={enterStudio}
      />
    </StaffGate>
  );
}
