import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { auditEvents } from '@/accounts/rules/audit-events';

const frozen = { readOnly: true } as const;

export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  access: collectionAccess('audit-log'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Settings',
    useAsTitle: 'event',
    defaultColumns: ['event', 'who', 'detail', 'device', 'createdAt'],
    listSearchableFields: ['who', 'detail'],
    description:
      'Who signed in or tried to, who took data out, and who erased what. Written by the site, deleted after a year.',
  },
  fields: [
    {
      name: 'event',
      type: 'select',
      label: 'What',
      required: true,
      index: true,
      options: [...auditEvents],
      admin: frozen,
    },
    {
      name: 'who',
      type: 'text',
      label: 'Who',
      maxLength: 200,
      admin: { ...frozen, description: 'As the account was called then.' },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: 'Account',
      index: true,
      admin: frozen,
    },
    { name: 'detail', type: 'text', label: 'In detail', maxLength: 300, admin: frozen },
    { name: 'device', type: 'text', label: 'Browser', maxLength: 120, admin: frozen },
    {
      name: 'addressHash',
      type: 'text',
      label: 'From (code of the network address)',
      index: true,
      maxLength: 64,
      admin: { ...frozen, description: 'The same code means the same network.' },
    },
    // The account's session, so that the list of sessions can name the browser.
    { name: 'session', type: 'text', index: true, maxLength: 64, admin: { hidden: true } },
  ],
  versions: false,
};
