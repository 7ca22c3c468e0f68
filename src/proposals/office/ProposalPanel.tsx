'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TerritoryFinding } from '@/territories/data/territory-conflicts';
import { FindingText, RegisterPanel } from '@/territories/office/RegisterFinding';
import { useFinding } from '@/territories/office/use-register-finding';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** On a proposal: whether somebody else has its niche and area. */
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
