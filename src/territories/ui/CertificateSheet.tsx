import type { ReactNode } from 'react';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Logo } from '@/design/layout/Logo';
import { PrintButton } from '@/design/ui/PrintButton';
import { Ruler } from '@/design/ui/Ruler';
import { dayInWords } from '@/platform/time/uk-days';
import { formatPolicyFigure, type PolicyKey } from '@/prices/rules/policy-figures';
import { writeNicheInSentence } from '../rules/match-business-type';
import type { TerritoryStateKind } from '../rules/reservation';
import type { Certificate, DistrictSheet } from '../rules/territory-certificate';

/** Between what is reserved and for whom. */
const verbs: Record<TerritoryStateKind, string> = {
  provisional: 'provisionally reserved for',
  upcoming: 'reserved for',
  active: 'reserved for',
  ending: 'reserved for',
  tail: 'still reserved for',
  free: 'no longer reserved for',
};

function validityOf({ state, today }: Certificate): string {
  const [start, end, until] = [state.startsOn, state.endsOn, state.reservedUntil].map((day) =>
    day ? dayInWords(day) : '',
  );
  const asOf = `As of ${dayInWords(today)}`;
  switch (state.kind) {
    case 'provisional':
      return `${asOf}, the area is kept for this client: a retainer was agreed, and its first day is still to be confirmed.`;
    case 'upcoming':
      return `${asOf}, the area is promised: the retainer starts on ${start}, and no one else can have it until then either.`;
    case 'active':
      return `Valid while the retainer is active. ${asOf}, it is.`;
    case 'ending':
      return `${asOf}, the retainer is active. It ends on ${end}, and the area stays reserved until ${until}.`;
    case 'tail':
      return `The retainer ended on ${end}. ${asOf}, the area is still reserved, until ${until}.`;
    case 'free':
      return `The retainer ended on ${end}, and the reservation on ${until}. ${asOf}, the area is free for another client.`;
  }
}

/** @param periods policy figures in words, e.g. `60 days` */
function meaningOf(
  { niche, place, state, tailMonths, clientName }: Certificate,
  periods: { notice: string; change: string },
): string[] {
  const tail = formatPolicyFigure(tailMonths, 'months');
  const isRunning = state.kind !== 'tail';
  return [
    `We take on no other client for ${writeNicheInSentence(niche)} in ${place}, whether or not they would take out a retainer.`,
    ...(isRunning
      ? [
          `The promise holds while ${clientName} has an active monthly retainer with us, the notice period of ${periods.notice} included, and for ${tail} after it.`,
          `If our policy on exclusivity changes, we say so ${periods.change} before, in writing.`,
        ]
      : []),
    'It binds only us: others may hire another agency. It promises no place in search results.',
  ];
}

const shareOf = { retainer: 'flex-[3]', tail: 'flex-[2]' } as const;

/** The two periods in their order, as a drawing’s dimension. It repeats what the table says. */
function Span({ certificate }: { certificate: Certificate }) {
  const { state, tailMonths } = certificate;
  const start = dayInWords(state.startsOn);
  const end = state.endsOn ? dayInWords(state.endsOn) : 'its end';
  const until = state.reservedUntil
    ? dayInWords(state.reservedUntil)
    : `${formatPolicyFigure(tailMonths, 'months')} later`;
  return (
    <div aria-hidden="true" className="mt-7 font-mono text-label print:mt-3">
      <div className="flex text-muted">
        <span className={`${shareOf.retainer} ps-2`}>Retainer</span>
        <span className={`${shareOf.tail} ps-2`}>
          <span className="max-sm:hidden">Reserved </span>afterwards
        </span>
      </div>
      <div className="mt-1.5 flex h-4">
        <span
          className={`${shareOf.retainer} border-s-2 border-ink bg-orchard [print-color-adjust:exact]`}
        />
        <span
          className={`${shareOf.tail} hatch border-x-2 border-y border-ink border-y-rule [print-color-adjust:exact]`}
        />
      </div>
      <div className="mt-1.5 flex">
        <span className={`${shareOf.retainer} ps-2`}>{start}</span>
        <span className={`${shareOf.tail} flex flex-wrap justify-between gap-x-3 ps-2`}>
          <span>{end}</span>
          <span>{until}</span>
        </span>
      </div>
    </div>
  );
}

/** The districts of the postcode areas, the reserved ones filled in: an index, not a map. */
function DistrictKey({ sheets }: { sheets: readonly DistrictSheet[] }) {
  return (
    <section aria-labelledby="districts" className="print:break-inside-avoid">
      <h2 id="districts" className="text-h4 font-[640]">
        The area, by postcode
      </h2>
      {sheets.map(({ area, districts }) => (
        <div key={area} className="mt-3">
          <p className="text-label text-muted">
            Districts of the {area} postcode area, the reserved ones filled in. Not to scale.
          </p>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] ps-px pt-px">
            {districts.map(({ code, town, isReserved }) => (
              <li
                key={code}
                title={town}
                className={
                  isReserved
                    ? '-ms-px -mt-px border border-ink bg-orchard py-1.5 text-center font-mono text-label font-semibold text-paper [print-color-adjust:exact]'
                    : '-ms-px -mt-px border border-rule py-1.5 text-center font-mono text-label text-muted'
                }
              >
                {code}
                {isReserved ? <span className="sr-only">, reserved</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

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
        <p className="text-small text-muted">Private: anyone with this link can open it.</p>
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
