import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { Logo } from '@/design/layout/Logo';
import { PrintButton } from '@/design/ui/PrintButton';
import { optionLabel } from '@/platform/option-label';
import { cmsPath, privacyPath, studioProposalsPath } from '@/platform/paths';
import { phoneHref } from '@/platform/phone';
import type { FrozenProposal } from '../rules/frozen';
import type { ProposalView } from '../rules/proposal-view';
import { proposalStatuses } from '../rules/statuses';
import { PdfLink } from './OfferLines';

export function ProposalHeader({ identity }: { identity: SiteIdentity }) {
  const { brandName, email, phone, isContactSample } = identity;
  return (
    <header className="border-b border-rule print:border-ink">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 py-2">
        <Logo brandName={brandName} />
        <p className="-mx-2 flex flex-wrap text-small">
          <a href={`mailto:${email}`} className="touch inline-flex items-center px-2">
            {email}
          </a>
          {phone && !isContactSample ? (
            <a href={phoneHref(phone)} className="touch inline-flex items-center px-2 font-mono">
              {phone}
            </a>
          ) : null}
        </p>
      </Container>
    </header>
  );
}

/** The agency's details, with the statements required of a UK company. */
export function ProposalFooter({ identity }: { identity: SiteIdentity }) {
  const { legalName, companyNumber, registeredAddress, vatStatus } = identity;
  return (
    <footer className="night bg-foot text-ink print:hidden">
      <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-7 text-label text-muted">
        <p className="max-w-measure">
          {legalName}, registered in England and Wales, no. {companyNumber}. Registered office:{' '}
          {registeredAddress.replace(/\s*\n\s*/g, ', ')}. {vatStatus}
        </p>
        <a href={privacyPath} className="touch inline-flex items-center">
          Privacy policy
        </a>
      </Container>
    </footer>
  );
}

/** Escapes text for a style sheet; every character but plain letters becomes its code point. */
function cssString(text: string): string {
  const safe = text.replace(
    /[^a-z0-9 ]/gi,
    (letter) => `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe}"`;
}

/** Footer of every printed page, beside the page number. */
export function PageFoot({ document }: { document: FrozenProposal }) {
  const words = `Proposal for ${document.client.business}, ${document.from.brandName}`;
  return <style>{`@media print{@page{@bottom-left{content:${cssString(words)}}}}`}</style>;
}

/** Bar above the page for staff: the proposal's status, and what a draft lacks. */
export function StaffBar({ view }: { view: ProposalView }) {
  const { status, problems, id } = view;
  const isDraft = status === 'draft';
  return (
    <aside
      aria-label="For staff"
      // Paper shows the bar of a draft only; otherwise it is for the screen.
      className={`border-b border-ink bg-wash text-small ${isDraft ? '' : 'print-hidden'}`}
    >
      <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-3">
        <div className="max-w-measure">
          <p>
            <strong className="font-semibold">
              {isDraft ? 'Draft.' : `${optionLabel(proposalStatuses, status)}.`}
            </strong>{' '}
            {isDraft
              ? 'The client can’t open it yet; this is what they would see.'
              : 'This is what the client sees. That you look at it isn’t counted, and only the client can answer.'}
          </p>
          {problems.length > 0 ? (
            <>
              <p className="mt-1.5">Before it can be sent:</p>
              <ul className="list-disc ps-5">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <p className="flex flex-wrap gap-x-5 print-hidden">
          <a
            href={`${cmsPath}/collections/proposals/${id}`}
            className="touch inline-flex items-center"
          >
            In the CMS
          </a>
          <a href={studioProposalsPath} className="touch inline-flex items-center">
            All proposals
          </a>
        </p>
      </Container>
    </aside>
  );
}

export interface PaperActionsProps {
  slug: string;
  linkKey: string | null;
  hasPdf: boolean;
}

export function PaperActions({ slug, linkKey, hasPdf }: PaperActionsProps) {
  return (
    <div className="mb-8 flex flex-wrap gap-3 print-hidden">
      {hasPdf ? <PdfLink slug={slug} linkKey={linkKey} /> : null}
      <PrintButton label={hasPdf ? 'Print' : 'Print or save as PDF'} />
    </div>
  );
}
