import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import {
  checkboxField,
  dateField,
  emailField,
  frozen,
  frozenAside,
  relationField,
} from '@/platform/database/fields';
import { addressField, siteField, uuidField } from '@/scans/hooks';

export const ReportMails: CollectionConfig = {
  slug: 'report-mails',
  labels: { singular: 'Report by mail', plural: 'Reports by mail' },
  access: collectionAccess('report-mails'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Scanner and search',
    useAsTitle: 'email',
    defaultColumns: ['email', 'url', 'isMonthly', 'confirmedAt', 'dueAt'],
    listSearchableFields: ['email', 'url'],
    description:
      'Visitors who want a scan’s report by mail, once or every month. The recipient ends it with one click; deleting it here ends it as well.',
  },
  fields: [
    emailField('email', 'E-mail', { required: true, index: true, ...frozen }),
    addressField,
    siteField,
    checkboxField('isMonthly', 'Scan again every month', frozenAside),
    dateField('confirmedAt', 'Address confirmed', frozenAside),
    dateField('dueAt', 'Next scan', { index: true, ...frozenAside }),
    relationField('scan', 'Last scan', 'scan-results', { index: true, ...frozenAside }),
    relationField('before', 'Scan before it', 'scan-results', frozenAside),
    uuidField('Key of its link'),
  ],
  versions: false,
};
