import type { Field, NumberField } from 'payload';
import { jsonShape } from '@/platform/database/json-shape';
import { penceField } from '@/prices/hooks/price-fields';
import { writtenBySite } from './content-fields';

const side = { readOnly: true, position: 'sidebar' } as const;
const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const;

const total = (name: string, label: string): NumberField => {
  const field = penceField(name, label);
  return {
    ...field,
    index: true,
    access: writtenBySite,
    // The panel above the form shows these amounts in pounds; the fields serve lists and filters.
    admin: { ...field.admin, ...side, condition: () => false },
  } as NumberField;
};

const momentField = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  access: writtenBySite,
  admin: { ...side, date: moment, condition: (data) => Boolean(data?.[name]) },
});

const hidden = { access: writtenBySite, admin: { hidden: true } };

export const outcomeFields: Field[] = [
  total('totalOncePence', 'Once, in all'),
  total('totalMonthlyPence', 'Every month, in all'),
  momentField('sentAt', 'Sent'),
  momentField('firstViewedAt', 'First opened'),
  momentField('lastViewedAt', 'Last opened'),
  {
    name: 'viewCount',
    type: 'number',
    label: 'Times opened',
    defaultValue: 0,
    min: 0,
    access: writtenBySite,
    admin: { ...side, condition: (data) => Boolean(data?.viewCount) },
  },
  {
    name: 'acceptance',
    type: 'group',
    label: 'Acceptance',
    access: writtenBySite,
    admin: { condition: (data) => data?.status === 'accepted' },
    fields: [
      {
        name: 'name',
        type: 'text',
        label: 'Accepted by',
        maxLength: 120,
        admin: { readOnly: true },
      },
      { name: 'at', type: 'date', label: 'When', admin: { readOnly: true, date: moment } },
      {
        name: 'hash',
        type: 'text',
        label: 'Fingerprint of what was accepted',
        maxLength: 64,
        admin: {
          readOnly: true,
          description: 'SHA-256 of the offer, the terms and the chosen lines.',
        },
      },
      {
        name: 'chosen',
        type: 'json',
        label: 'Chosen lines',
        admin: { hidden: true },
        ...jsonShape('string[]', { type: 'array', items: { type: 'string' } }),
      },
      {
        name: 'consent',
        type: 'textarea',
        label: 'What was agreed to',
        maxLength: 1000,
        admin: { readOnly: true },
      },
    ],
  },
  {
    name: 'declinedBecause',
    type: 'textarea',
    label: 'Declined because',
    maxLength: 2000,
    access: writtenBySite,
    admin: { readOnly: true, condition: (data) => data?.status === 'declined' },
  },
  {
    name: 'supersedes',
    type: 'relationship',
    relationTo: 'proposals',
    label: 'Replaces',
    index: true,
    access: writtenBySite,
    admin: { ...side, condition: (data) => Boolean(data?.supersedes) },
  },
  // The document that the client sees once the proposal is sent.
  {
    name: 'frozen',
    type: 'json',
    label: 'As sent',
    ...hidden,
    ...jsonShape("import('@/proposals/rules/frozen').FrozenProposal", {
      type: 'object',
      required: ['format', 'title', 'client', 'from', 'validUntil', 'sections', 'lines', 'terms'],
      properties: { format: { const: 1 }, sections: { type: 'array' }, lines: { type: 'array' } },
    }),
  },
  // The key in a private link is derived from this salt; a new salt invalidates the old link.
  { name: 'linkSalt', type: 'text', label: 'Salt of the link', maxLength: 64, ...hidden },
  {
    name: 'linkHash',
    type: 'text',
    label: 'Hash of the key',
    index: true,
    maxLength: 64,
    ...hidden,
  },
  { name: 'remindedAt', type: 'date', label: 'Reminded', ...hidden },
];
