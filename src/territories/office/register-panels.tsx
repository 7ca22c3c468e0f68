'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import Link from 'next/link';
import type { FieldState, FormState } from 'payload';
import { type ReactNode, useEffect, useState } from 'react';
import { Panel, Status, type Tone } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import type { TerritoryFinding } from '../data/territory-conflicts';
import type {
  CompetingTerritory,
  CompetitionKind,
  ContractFinding,
} from '../rules/competing-territories';
import type { WordSource } from '../rules/read-trade-and-place';

/** Nothing is asked while the form is being typed in. */
const pauseMs = 350;

type Asked<Finding> =
  | { kind: 'asking' }
  | { kind: 'answered'; finding: Finding }
  | { kind: 'failed'; problem: string };

/** The question for `POST /api/territories/check`, from a form and its document. */
type Ask = (fields: FormState, id: number | null) => object;

/** Queries the register again when the form changes; an answer stays until the next one. */
function useFinding<Finding>(ask: Ask): Asked<Finding> {
  const [asked, setAsked] = useState<Asked<Finding>>({ kind: 'asking' });
  const { id } = useDocumentInfo();
  const body = useFormFields(([fields]) =>
    JSON.stringify(ask(fields, id === undefined ? null : Number(id))),
  );

  useEffect(() => {
    let isCurrent = true;
    const take = (answer: Asked<Finding>) => {
      if (isCurrent) setAsked(answer);
    };
    const timer = setTimeout(() => {
      askAsStaff<Finding>('/api/territories/check', JSON.parse(body) as object)
        .then((finding) => take({ kind: 'answered', finding }))
        .catch((error: Error) => take({ kind: 'failed', problem: error.message }));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body]);

  return asked;
}

const sources: Record<WordSource, string> = {
  field: '',
  message: 'from the message',
  page: 'from the page it was sent from',
  name: 'from the name',
  site: 'from the address of the site or the mail',
  choice: 'from the industry or package',
};

const marks: Record<CompetitionKind, { text: string; tone: Tone }> = {
  taken: { text: 'Reserved', tone: 'danger' },
  part: { text: 'Partly reserved', tone: 'danger' },
  maybe: { text: 'Perhaps', tone: 'caution' },
  single: { text: 'In part', tone: 'caution' },
};

interface PanelProps<Finding> {
  title: string;
  ask: Ask;
  children: (finding: Finding) => ReactNode;
}

function RegisterPanel<Finding>({ title, ask, children }: PanelProps<Finding>) {
  const asked = useFinding<Finding>(ask);
  return (
    <Panel title={title}>
      <div role="status">
        {asked.kind === 'asking' && <p>Looking it up in the register …</p>}
        {asked.kind === 'failed' && (
          <p className="office-problem">It could not be looked up. {asked.problem}</p>
        )}
        {asked.kind === 'answered' && children(asked.finding)}
      </div>
    </Panel>
  );
}

interface LineProps {
  id: number;
  isHold: boolean;
  mark: string;
  tone: Tone;
  text: string;
}

/** A line about a territory, or a proposal that holds one, with the way to it. */
function RegisterLine({ id, isHold, mark, tone, text }: LineProps) {
  const { config } = useConfig();
  return (
    <li data-marked>
      <Status tone={tone}>{mark}</Status>
      <span>{text}</span>
      <Link
        href={`${config.routes.admin}/collections/${isHold ? 'proposals' : 'territories'}/${id}`}
        prefetch={false}
        aria-label={`Open the ${isHold ? 'proposal' : 'territory'}: ${text}`}
      >
        Open
      </Link>
    </li>
  );
}

function Understood({ trade, place }: Pick<TerritoryFinding, 'trade' | 'place'>) {
  const known = [trade, place].filter((each) => each !== null);
  if (known.length === 0) return null;
  return (
    <p>
      {known.map(({ name, from }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <b>{name}</b>
          {sources[from] && ` ${sources[from]}`}
        </span>
      ))}
    </p>
  );
}

export function RegisterList({ conflicts }: { conflicts: readonly CompetingTerritory[] }) {
  if (conflicts.length === 0) return null;
  return (
    <ul className="office-rows">
      {conflicts.map(({ id, isHold, kind, text }) => (
        <RegisterLine
          key={`${isHold} ${id}`}
          id={id}
          isHold={isHold}
          mark={isHold && kind === 'taken' ? 'Held' : marks[kind].text}
          tone={marks[kind].tone}
          text={text}
        />
      ))}
    </ul>
  );
}

function FindingText({ finding }: { finding: TerritoryFinding }) {
  const { trade, place, problems, conflicts } = finding;
  const isClear = trade && place && problems.length === 0 && conflicts.length === 0;
  return (
    <>
      <Understood trade={trade} place={place} />
      <RegisterList conflicts={conflicts} />
      {isClear && <p>Nothing is reserved there for this trade.</p>}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </>
  );
}

/** A moment from the server is text, one picked in the form is a Date. */
function text(field: FieldState | undefined): string {
  const value = field?.value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : '';
}

const idIn = (field: FieldState | undefined) => Number(field?.value) || null;

const askAboutContract: Ask = (fields, id) => ({
  about: 'contract',
  territory: id,
  clientName: text(fields.clientName),
  niche: idIn(fields.niche),
  city: idIn(fields.city),
  place: text(fields.place),
  postcodeAreas: Object.keys(fields)
    .filter((path) => /^postcodeAreas\.\d+\.text$/.test(path))
    .map((path) => text(fields[path]).trim())
    .filter(Boolean),
  startsOn: text(fields.startsOn),
  endsOn: text(fields.endsOn),
  tailMonths: typeof fields.tailMonths?.value === 'number' ? fields.tailMonths.value : null,
  isProvisional: fields.isProvisional?.value === true,
});

function ContractText({ finding }: { finding: ContractFinding }) {
  const { state, districts, problem, overlaps } = finding;
  return (
    <>
      <p className="office-lead">
        {state ?? 'Fill in the client, the area and the dates to see its status here.'}
      </p>
      {districts && (
        <p>
          The check on the site takes it for <b>{districts}</b>.
        </p>
      )}
      {problem && <p className="office-problem">{problem}</p>}
      {overlaps.length > 0 && (
        <ul className="office-rows">
          {overlaps.map(({ id, isHold, isSame, text: words }) => (
            <RegisterLine
              key={`${isHold} ${id}`}
              id={id}
              isHold={isHold}
              mark={isSame ? 'Taken' : 'Overlaps'}
              tone={isSame ? 'danger' : 'caution'}
              text={words}
            />
          ))}
        </ul>
      )}
    </>
  );
}

export function ContractPanel() {
  return (
    <RegisterPanel title="Status" ask={askAboutContract}>
      {(finding: ContractFinding) => <ContractText finding={finding} />}
    </RegisterPanel>
  );
}

function FindingPanel({ ask }: { ask: Ask }) {
  return (
    <RegisterPanel title="Is the area reserved?" ask={ask}>
      {(finding: TerritoryFinding) => <FindingText finding={finding} />}
    </RegisterPanel>
  );
}

const askAboutEnquiry: Ask = ({ trade, place }, enquiry) => ({
  about: 'enquiry',
  enquiry,
  trade: text(trade),
  place: text(place),
});

export function EnquiryPanel() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <FindingPanel ask={askAboutEnquiry} />;
}

const askAboutProposal: Ask = (fields, proposal) => ({
  about: 'proposal',
  niche: idIn(fields.niche),
  place: text(fields.place),
  clientName: text(fields.clientName),
  clientEmail: text(fields.clientEmail),
  proposal,
});

export function ProposalPanel() {
  return <FindingPanel ask={askAboutProposal} />;
}
