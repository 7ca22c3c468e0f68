import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { auditEvents } from '@/accounts/rules/audit-events';
import { frozen, relationField, selectField, textField } from '@/platform/database/fields';

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
    selectField('event', 'What', {
      required: true,
      index: true,
      options: [...auditEvents],
      ...frozen,
    }),
    textField('who', 'Who', {
      maxLength: 200,
      ...frozen,
      description: 'As the account was called then.',
    }),
    relationField('account', 'Account', 'users', { index: true, ...frozen }),
    textField('detail', 'In detail', { maxLength: 300, ...frozen }),
    textField('device', 'Browser', { maxLength: 120, ...frozen }),
    textField('addressHash', 'From (code of the network address)', {
      index: true,
      maxLength: 64,
      ...frozen,
      description: 'The same code means the same network.',
    }),
    // The account's session, so that the list of sessions can name the browser.
    textField('session', 'Session', { index: true, maxLength: 64, hidden: true }),
  ],
  versions: false,
};
