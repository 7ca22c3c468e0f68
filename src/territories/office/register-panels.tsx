'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import Link from 'next/link';
import type { FormState } from 'payload';
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

export type Asked<Finding> =
  | { kind: 'asking' }
  | { kind: 'answered'; finding: Finding }
  | { kind: 'failed'; problem: string };

/**
 * Queries the register with the values of a form, and again when they change.
 *
 * @param question of `POST /api/territories/check`; an answer stays until the next one is there
 */
function useFinding<Finding>(question: object): Asked<Finding> {
  const [asked, setAsked] = useState<Asked<Finding>>({ kind: 'asking' });
  const body = JSON.stringify(question);

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

interface PanelProps {
  title: string;
  asked: Asked<unknown>;
  children: ReactNode;
}

function RegisterPanel({ title, asked, children }: PanelProps) {
  return (
    <Panel title={title}>
      <div role="status">
        {asked.kind === 'asking' && <p>Looking it up in the register …</p>}
        {asked.kind === 'failed' && (
          <p className="office-problem">It could not be looked up. {asked.problem}</p>
        )}
        {asked.kind === 'answered' && children}
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
function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : '';
}

/** The districts as one string, which a selector can compare. */
function districtsOf(fields: FormState): string {
  return Object.entries(fields)
    .filter(([path]) => /^postcodeAreas\.\d+\.text$/.test(path))
    .map(([, field]) => text(field?.value).trim())
    .join('\n');
}

function useContract() {
  const { id } = useDocumentInfo();
  const clientName = useFormFields(([fields]) => text(fields.clientName?.value));
  const niche = useFormFields(([fields]) => Number(fields.niche?.value) || null);
  const city = useFormFields(([fields]) => Number(fields.city?.value) || null);
  const place = useFormFields(([fields]) => text(fields.place?.value));
  const districts = useFormFields(([fields]) => districtsOf(fields));
  const startsOn = useFormFields(([fields]) => text(fields.startsOn?.value));
  const endsOn = useFormFields(([fields]) => text(fields.endsOn?.value));
  const tailMonths = useFormFields(([fields]) => fields.tailMonths?.value as number | null);
  const isProvisional = useFormFields(([fields]) => fields.isProvisional?.value === true);
  return {
    about: 'contract',
    territory: id === undefined ? null : Number(id),
    clientName,
    niche,
    city,
    place,
    postcodeAreas: districts.split('\n').filter(Boolean),
    startsOn,
    endsOn,
    tailMonths: typeof tailMonths === 'number' ? tailMonths : null,
    isProvisional,
  };
}

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

/** Territory form: its state, area and conflicts. */
export function ContractPanel() {
  const asked = useFinding<ContractFinding>(useContract());
  return (
    <RegisterPanel title="Status" asked={asked}>
      {asked.kind === 'answered' && <ContractText finding={asked.finding} />}
    </RegisterPanel>
  );
}

function Looked({ id }: { id: number }) {
  const trade = useFormFields(([fields]) => String(fields.trade?.value ?? ''));
  const place = useFormFields(([fields]) => String(fields.place?.value ?? ''));
  const asked = useFinding<TerritoryFinding>({ about: 'enquiry', enquiry: id, trade, place });
  return (
    <RegisterPanel title="Is the area reserved?" asked={asked}>
      {asked.kind === 'answered' && <FindingText finding={asked.finding} />}
    </RegisterPanel>
  );
}

/** Shows on an enquiry whether another client has its trade and area. */
export function EnquiryPanel() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Looked id={Number(id)} />;
}

/** Shows on a proposal whether another client has its niche and area. */
export function ProposalPanel() {
  const { id } = useDocumentInfo();
  const niche = useFormFields(([fields]) => Number(fields.niche?.value) || null);
  const place = useFormFields(([fields]) => text(fields.place?.value));
  const clientName = useFormFields(([fields]) => text(fields.clientName?.value));
  const clientEmail = useFormFields(([fields]) => text(fields.clientEmail?.value));
  const asked = useFinding<TerritoryFinding>({
    about: 'proposal',
    niche,
    place,
    clientName,
    clientEmail,
    proposal: id === undefined ? null : Number(id),
  });
  return (
    <RegisterPanel title="Is the area reserved?" asked={asked}>
      {asked.kind === 'answered' && <FindingText finding={asked.finding} />}
    </RegisterPanel>
  );
}
