'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { TerritoryFinding } from '../data/territory-conflicts';
import type { ContractFinding } from '../rules/contract-overlaps';
import { FindingText, RegisterLine, RegisterPanel, useFinding } from './RegisterFinding';

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
        {state ?? 'Fill in who has which area from when, and you see here where it stands.'}
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
    <RegisterPanel title="Where it stands" asked={asked}>
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
