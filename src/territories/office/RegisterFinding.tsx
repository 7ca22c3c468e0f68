'use client';

import { useConfig } from '@payloadcms/ui';
import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import type { TerritoryFinding } from '../data/territory-conflicts';
import type { CompetingTerritory, CompetitionKind } from '../rules/list-competing-territories';
import type { WordSource } from '../rules/read-trade-and-place';
import type { Asked } from './use-register-finding';

const sources: Record<WordSource, string> = {
  field: '',
  message: 'from the message',
  page: 'from the page it was sent from',
  name: 'from the name',
  site: 'from the address of the site or the mail',
  choice: 'from the industry or package',
};

const marks: Record<CompetitionKind, { text: string; level: string }> = {
  taken: { text: 'Reserved', level: 'reserved' },
  part: { text: 'Partly reserved', level: 'reserved' },
  maybe: { text: 'Perhaps', level: 'unclear' },
  single: { text: 'In part', level: 'unclear' },
};

interface PanelProps {
  title: string;
  asked: Asked<unknown>;
  children: ReactNode;
}

/** The frame of all register panels. */
export function RegisterPanel({ title, asked, children }: PanelProps) {
  const id = useId();
  return (
    <section className="register" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div role="status">
        {asked.kind === 'asking' && <p>Looking it up in the register …</p>}
        {asked.kind === 'failed' && (
          <p className="register__problem">It could not be looked up. {asked.problem}</p>
        )}
        {asked.kind === 'answered' && children}
      </div>
    </section>
  );
}

/** A linked line about a territory or a holding proposal. */
export function RegisterLine({
  id,
  isHold,
  mark,
  level,
  text,
}: {
  id: number;
  isHold: boolean;
  mark: string;
  level: string;
  text: string;
}) {
  const { config } = useConfig();
  return (
    <li>
      <span className={`register__mark register__mark--${level}`}>{mark}</span>
      <span className="register__text">{text}</span>
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
    <p className="register__understood">
      {known.map(({ name, from }) => (
        <span key={name}>
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
    <ul>
      {conflicts.map(({ id, isHold, kind, text }) => (
        <RegisterLine
          key={`${isHold} ${id}`}
          id={id}
          isHold={isHold}
          mark={isHold && kind === 'taken' ? 'Held' : marks[kind].text}
          level={marks[kind].level}
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
