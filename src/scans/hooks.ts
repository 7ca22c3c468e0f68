import type { Field, Option } from 'payload';
import { readByStaff } from '@/accounts/hooks/access';
import {
  frozen,
  frozenAside,
  ifFilled,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';

/** Fields that scans and crawls share. The form shows them; only the site writes them. */

export const addressField: Field = textField('url', 'Address', {
  required: true,
  maxLength: 2048,
  ...frozen,
});

export const siteField: Field = textField('host', 'Site', {
  required: true,
  index: true,
  maxLength: 253,
  ...frozen,
});

export function becauseField(label: string): Field {
  return textareaField('because', label, {
    maxLength: 1000,
    ...frozen,
    condition: ifFilled('because'),
  });
}

export function statusField(options: readonly Option[]): Field {
  return selectField('status', 'Status', {
    required: true,
    defaultValue: 'queued',
    index: true,
    options: [...options],
    ...frozenAside,
  });
}

export function uuidField(label: string): Field {
  return textField('uuid', label, {
    required: true,
    unique: true,
    index: true,
    defaultValue: () => crypto.randomUUID(),
    ...frozenAside,
  });
}

/** A result’s link shows the result, but not the requester’s details. */
const hash = { maxLength: 64, access: readByStaff, hidden: true };

/** Keyed hashes; emptied after the period in Fees and periods. */
export const hashFields: Field[] = [
  textField('requesterHash', 'Hash of the requester', { ...hash, index: true }),
  textField('ownerHash', 'Hash of the owner', hash),
];
