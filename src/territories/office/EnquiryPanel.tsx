'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TerritoryFinding } from '../data/territory-conflicts';
import { FindingText, RegisterPanel } from './RegisterFinding';
import { useFinding } from './use-register-finding';

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

/** Enquiry form: conflicts with its trade and area. */
export function EnquiryPanel() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Looked id={Number(id)} />;
}
