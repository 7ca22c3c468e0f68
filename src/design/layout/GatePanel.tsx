import type { ReactNode } from 'react';
import { Eyebrow } from '../ui/SectionHead';
import { Container } from './Container';
import { PathBreadcrumb } from './PathBreadcrumb';

export interface GatePanelProps {
  path: string;
  eyebrow: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
  foot: ReactNode;
  drawing?: ReactNode;
}

/** Sign-in panel of a protected area. */
export function GatePanel(props: GatePanelProps) {
  const { path, eyebrow, heading, lead, children, foot, drawing } = props;
  return (
    <div className="night on-panel flex min-h-full flex-1 flex-col bg-panel text-ink">
      <PathBreadcrumb path={path} />
      <Container className="grid flex-1 grid-cols-1 items-center gap-x-12 gap-y-10 py-14 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-6">
          <Eyebrow className="mb-5">{eyebrow}</Eyebrow>
          <h1 className="text-h1 font-[670]">{heading}</h1>
          <p className="mt-5 max-w-note text-lead text-muted">{lead}</p>
          <div className="mt-8 max-w-[26rem]">{children}</div>
          <p className="mt-7 max-w-note text-small text-muted">{foot}</p>
        </div>
        <div className="max-lg:hidden lg:col-span-5 lg:col-start-8">{drawing}</div>
      </Container>
    </div>
  );
}
