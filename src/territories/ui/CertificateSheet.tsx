import type { ReactNode } from 'react';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Logo } from '@/design/layout/Logo';
import { PrintButton } from '@/design/ui/PrintButton';
import { Ruler } from '@/design/ui/Ruler';
import { dayInWords } from '@/platform/time/uk-days';
import { formatPolicyFigure } from '@/prices/rules/format-policy-figure';
import type { PolicyKey } from '@/prices/rules/policy-figures';
import type { Certificate } from '../rules/certificate';
import { meaningOf, validityOf, verbs } from './certificate-texts';
import { DistrictKey } from './DistrictKey';
import { Span } from './Span';

export interface CertificateSheetProps {
  certificate: Certificate;
  agency: SiteIdentity;
  policy: Record<PolicyKey, number>;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] items-baseline gap-x-4 border-b border-rule py-2.5 sm:grid-cols-[10rem_1fr] print:py-1">
      <dt className="font-mono text-label text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Facts({ certificate, notice }: { certificate: Certificate; notice: string }) {
  const { clientName, niche, including, place, districts, retainer, state, tailMonths } =
    certificate;
  return (
    <dl className="border-t border-ink">
      <Row term="Client">{clientName}</Row>
      <Row term="Niche">
        {niche}
        {including.length > 0 ? (
          <span className="block text-small text-muted">
            of every kind, {including.join(', ').toLowerCase()} among them
          </span>
        ) : null}
      </Row>
      <Row term="Area">
        {place}
        {districts ? (
          <span className="block font-mono text-small text-muted">{districts}</span>
        ) : null}
      </Row>
      {retainer ? <Row term="Retainer">{retainer}</Row> : null}
      <Row term={state.kind === 'upcoming' ? 'Reserved from' : 'Reserved since'}>
        {dayInWords(state.startsOn)}
      </Row>
      {state.endsOn ? (
        <Row
          term={
            state.kind === 'ending' || state.kind === 'upcoming'
              ? 'Retainer ends'
              : 'Retainer ended'
          }
        >
          {dayInWords(state.endsOn)}
        </Row>
      ) : (
        <Row term="Notice">{notice}, in writing</Row>
      )}
      <Row term="Afterwards">
        {state.reservedUntil
          ? `Reserved until ${dayInWords(state.reservedUntil)}`
          : `Reserved for another ${formatPolicyFigure(tailMonths, 'months')}`}
      </Row>
    </dl>
  );
}

function Agency({ agency, number }: { agency: SiteIdentity; number: string }) {
  return (
    <footer className="mt-10 grid border border-ink text-label sm:grid-cols-[1fr_auto] print:mt-4 print:break-inside-avoid">
      <div className="p-4 sm:p-5 print:p-3">
        <p className="font-mono text-muted">
          Issued by{agency.isSample ? ' (sample details)' : ''}
        </p>
        <p className="mt-1 text-small font-semibold">{agency.legalName}</p>
        <p className="mt-1 text-muted">
          Registered in England and Wales, no. {agency.companyNumber}
          <br />
          {agency.registeredAddress}
          <br />
          {agency.email}
          {agency.phone ? `, ${agency.phone}` : ''}
        </p>
      </div>
      <div className="flex flex-col justify-end border-t border-ink p-4 sm:border-s sm:border-t-0 sm:p-5 print:p-3">
        <p className="font-mono text-muted">Certificate no.</p>
        <p className="font-mono text-h3 font-semibold whitespace-nowrap">{number}</p>
      </div>
    </footer>
  );
}

/** The certificate, made to stand on one sheet of A4. */
export function CertificateSheet({ certificate, agency, policy }: CertificateSheetProps) {
  const { clientName, niche, place, state, sheets, number } = certificate;
  const notice = formatPolicyFigure(policy.retainerNotice, 'days');
  const change = formatPolicyFigure(policy.exclusivityChangeNotice, 'days');
  return (
    <div className="mx-auto max-w-[54rem] px-gutter py-6 sm:py-10 print:max-w-none print:p-0">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4 print:hidden">
        <p className="text-small text-muted">Private: for whoever has this link.</p>
        <PrintButton label="Print or save as PDF" />
      </div>
      <article className="border border-ink bg-sheet p-5 sm:p-10 print:border-0 print:bg-transparent print:p-0">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Logo brandName={agency.brandName} />
          <p className="font-mono text-label text-muted">Certificate no. {number}</p>
        </header>
        <Ruler className="mt-4 print:mt-1" />
        <p className="mt-8 font-mono text-label text-muted print:mt-4">
          Certificate of territorial exclusivity
        </p>
        <h1 className="mt-2 text-h2 font-[670] break-words print:text-[22pt]">
          {niche} in {place},
          <span className="block text-orchard">
            {verbs[state.kind]} {clientName}.
          </span>
        </h1>
        <p className="mt-5 max-w-measure text-lead print:mt-3">{validityOf(certificate)}</p>
        <Span certificate={certificate} />
        <div className="mt-8 grid gap-y-8 print:mt-4 print:gap-y-4">
          <Facts certificate={certificate} notice={notice} />
          {sheets.length > 0 ? <DistrictKey sheets={sheets} /> : null}
          {state.kind === 'free' ? null : (
            <section aria-labelledby="meaning">
              <h2 id="meaning" className="text-h4 font-[640]">
                What it means
              </h2>
              <ul className="mt-2 grid gap-1.5 text-small">
                {meaningOf(certificate, { notice, change }).map((text) => (
                  <li key={text} className="grid grid-cols-[1rem_1fr]">
                    <span aria-hidden="true" className="mt-[0.7em] h-px w-2 bg-ink" />
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Agency agency={agency} number={number} />
      </article>
    </div>
  );
}
