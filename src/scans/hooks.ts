import type { Field, Option } from 'payload';
import { readByStaff } from '@/accounts/hooks/access';

/** Fields that scans and crawls share. The form shows them; only the site writes them. */
export const frozen = { readOnly: true } as const;
export const side = { readOnly: true, position: 'sidebar' } as const;

export const addressField: Field = {
  name: 'url',
  type: 'text',
  label: 'Address',
  required: true,
  maxLength: 2048,
  admin: frozen,
};

export const siteField: Field = {
  name: 'host',
  type: 'text',
  label: 'Site',
  required: true,
  index: true,
  maxLength: 253,
  admin: frozen,
};

export function becauseField(label: string): Field {
  return {
    name: 'because',
    type: 'textarea',
    label,
    maxLength: 1000,
    admin: { ...frozen, condition: (data) => Boolean(data?.because) },
  };
}

export function statusField(options: readonly Option[]): Field {
  return {
    name: 'status',
    type: 'select',
    label: 'Status',
    required: true,
    defaultValue: 'queued',
    index: true,
    options: [...options],
    admin: side,
  };
}

export function uuidField(label: string): Field {
  return {
    name: 'uuid',
    type: 'text',
    label,
    required: true,
    unique: true,
    index: true,
    defaultValue: () => crypto.randomUUID(),
    admin: side,
  };
}

/** A result’s link shows the result, but not the requester’s details. */
const hash = { type: 'text', maxLength: 64, access: readByStaff, admin: { hidden: true } } as const;

/** Keyed hashes; emptied after the period in Fees and periods. */
export const hashFields: Field[] = [
  { ...hash, name: 'requesterHash', index: true },
  { ...hash, name: 'ownerHash' },
];
