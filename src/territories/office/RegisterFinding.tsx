'use client';

import { useConfig } from '@payloadcms/ui';
import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { Panel, Status, type Tone } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import type { TerritoryFinding } from '../data/territory-conflicts';
import type { CompetingTerritory, CompetitionKind } from '../rules/list-competing-territories';
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
export function useFinding<Finding>(question: object): Asked<Finding> {
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

/** The frame of all register panels. */
export function RegisterPanel({ title, asked, children }: PanelProps) {
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
export function RegisterLine({ id, isHold, mark, tone, text }: LineProps) {
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

/** Conflicting reservations, each with a link. */
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

export function FindingText({ finding }: { finding: TerritoryFinding }) {
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
