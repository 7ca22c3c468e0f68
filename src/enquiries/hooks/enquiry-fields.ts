import type { Field } from 'payload';
import { penceField } from '@/prices/hooks/price-fields';
import { orderKinds } from '@/scans/rules/scan-state';
import { industryOptions, projectTypeOptions, referralSourceOptions } from '../rules/options';

/** The visitor’s input (specification, section 3). */
export const enquiryFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', type: 'text', label: 'Name', required: true, minLength: 2, maxLength: 120 },
      { name: 'email', type: 'email', label: 'E-mail', required: true, index: true },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'projectType',
        type: 'select',
        label: 'Project',
        required: true,
        options: [...projectTypeOptions],
      },
      { name: 'industry', type: 'select', label: 'Industry', options: [...industryOptions] },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'packageTier',
        type: 'text',
        label: 'Package in mind',
        maxLength: 60,
        admin: { description: 'The package’s reference, e.g. growth, or not-sure.' },
      },
      {
        name: 'referralSource',
        type: 'select',
        label: 'Heard of us through',
        options: [...referralSourceOptions],
      },
    ],
  },
  {
    name: 'message',
    type: 'textarea',
    label: 'Message',
    required: true,
    minLength: 10,
    maxLength: 10_000,
  },
  {
    name: 'estimate',
    type: 'group',
    label: 'Estimate that came with it',
    admin: {
      description: 'As the visitor saw it when sending; later price changes leave it alone.',
      condition: (data) => Boolean(data?.estimate?.totalPence),
    },
    fields: [
      { ...penceField('totalPence', 'Total'), access: { update: () => false } },
      {
        name: 'summary',
        type: 'textarea',
        label: 'Lines',
        maxLength: 4000,
        access: { update: () => false },
      },
      {
        name: 'link',
        type: 'text',
        label: 'Address of the estimate',
        maxLength: 600,
        access: { update: () => false },
      },
    ] as Field[],
  },
  {
    name: 'scan',
    type: 'relationship',
    relationTo: 'scan-results',
    label: 'Scan that came with it',
  },
  {
    name: 'scanSummary',
    type: 'textarea',
    label: 'Findings that came with it',
    maxLength: 6000,
    access: { update: () => false },
    admin: {
      description: 'As they stood when it was sent; the report itself may be deleted by its owner.',
      condition: (data) => Boolean(data?.scanSummary),
    },
  },
  {
    name: 'order',
    type: 'group',
    label: 'Order',
    admin: {
      description: 'What was ordered, at which price and on which terms.',
      condition: (data) => Boolean(data?.order?.kind),
    },
    fields: [
      {
        name: 'kind',
        type: 'select',
        label: 'Ordered',
        options: [...orderKinds],
        access: { update: () => false },
      },
      { ...penceField('pricePence', 'Price'), access: { update: () => false } },
      {
        name: 'terms',
        type: 'textarea',
        label: 'Terms that were accepted',
        maxLength: 2000,
        access: { update: () => false },
      },
      {
        name: 'acceptedAt',
        type: 'date',
        label: 'Accepted',
        access: { update: () => false },
      },
    ] as Field[],
  },
];
