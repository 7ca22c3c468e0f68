import type { GlobalConfig } from 'payload';
import { globalAccess, readByStaff } from '@/accounts/hooks/access';
import { listField } from '@/content/hooks/fields/common';
import { refreshSite } from '@/content/hooks/publishing';
import {
  checkboxField,
  groupField,
  numberField,
  relationField,
  selectField,
  textField,
} from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';
import { remedyOptions } from '@/scans/rules/scans';

const optOutsField = listField('optOuts', 'Sites that are left alone', {
  rows: ['Site', 'Sites'],
  description: 'Who asks not to be scanned is entered here.',
  maxRows: 1000,
  fields: [
    textField('host', 'Site', {
      required: true,
      maxLength: 253,
      description: 'E.g. example.co.uk. Its subdomains are left alone as well.',
    }),
    textField('note', 'Who asked, and when', { maxLength: 200 }),
  ],
  // The list of sites that opted out is private.
  access: readByStaff,
});

export const ScannerSettings: GlobalConfig = {
  slug: 'scanner-settings',
  label: 'Scanner',
  access: globalAccess('scanner-settings'),
  admin: {
    group: 'Settings',
    description:
      'What the scanner recommends and whom it leaves alone. Fair use stands in Fees and periods, the scanner’s name in Site settings.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Recommendations',
          fields: [
            listField('remedies', 'What mends what', {
              rows: ['Kind of fault', 'Kinds of fault'],
              description:
                'A report names these offers beside a fault of the kind. Their prices come from the offers themselves.',
              maxRows: 12,
              fields: [
                selectField('remedy', 'Kind of fault', {
                  required: true,
                  options: [...remedyOptions],
                }),
                relationField(
                  'offers',
                  'Offers that mend it',
                  ['packages', 'retainers', 'add-ons'],
                  { hasMany: true, required: true, maxRows: 3 },
                ),
                priceTextField('words', 'In a sentence', { maxLength: 200 }),
              ],
            }),
          ],
        },
        {
          label: 'Running',
          fields: [
            checkboxField('isOpen', 'Visitors can scan', { defaultValue: true }),
            priceTextareaField('closedMessage', 'What they read while they can’t', {
              maxLength: 300,
            }),
            numberField('measuredSeconds', 'How long a scan takes, in seconds', {
              min: 0,
              readOnly: true,
              description:
                'Median of the last 200 scans, written by the scanner once there are 20. Texts quote it with the price picker; until then they say about 10 seconds.',
            }),
            optOutsField,
          ],
        },
        {
          label: 'Beta audit',
          description: 'The pages behind the beta password.',
          fields: [
            groupField('audit', 'Texts of the audit', {
              fields: [
                priceTextField('heading', 'Heading', { maxLength: 120 }),
                priceTextareaField('intro', 'Opening words', { maxLength: 600 }),
                priceTextareaField('reportText', 'What the report holds', { maxLength: 800 }),
                priceTextareaField('callText', 'What the call is', { maxLength: 800 }),
                priceTextareaField('terms', 'Terms to be accepted with an order', {
                  maxLength: 1500,
                }),
              ],
            }),
          ],
        },
      ],
    },
  ],
  hooks: { afterChange: [refreshSite] },
  versions: { max: 20 },
};
