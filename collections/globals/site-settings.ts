import type { FieldAccess, GlobalConfig } from 'payload';
import { adminOnly, globalAccess } from '@/accounts/hooks/access';
import { secondFactorChoices } from '@/accounts/rules/second-factor';
import { row } from '@/content/hooks/fields/common';
import { refreshSite } from '@/content/hooks/publishing';
import {
  checkboxField,
  emailField,
  groupField,
  textareaField,
  textField,
} from '@/platform/database/fields';
import { claimsTab } from './site-claims';
import { consentTab, mailFields, workingTimeFields } from './site-service';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const validTime = (value: string | null | undefined) =>
  time.test(value ?? '') || 'Use the 24-hour clock, e.g. 09:00.';

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: globalAccess('site-settings'),
  admin: {
    group: 'Settings',
    description:
      'The business behind the site, as shown in the header, the footer, search results and mails.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Brand',
          fields: [
            textField('brandName', 'Brand name', { required: true, maxLength: 60 }),
            textField('tagline', 'What the agency does, in a line', {
              required: true,
              maxLength: 160,
            }),
            textField('scannerBrand', 'Name of the scanner', { required: true, maxLength: 60 }),
          ],
        },
        {
          label: 'Legal identity',
          description: 'The law asks a company to show these on its website.',
          fields: [
            textField('legalName', 'Registered name', { required: true, maxLength: 120 }),
            textField('companyNumber', 'Company number', { required: true, maxLength: 40 }),
            textareaField('registeredAddress', 'Registered address', {
              required: true,
              maxLength: 250,
            }),
            textField('vatStatus', 'VAT', {
              required: true,
              maxLength: 80,
              description: 'E.g. “VAT no. GB 123 4567 89” or “Not registered for VAT”.',
            }),
            checkboxField('isSample', 'These details are still the sample', {
              description: 'Untick once the details are your own.',
            }),
          ],
        },
        {
          label: 'Contact and hours',
          fields: [
            emailField('email', 'E-mail', { required: true }),
            textField('phone', 'Phone', { maxLength: 30 }),
            ...mailFields,
            textField('locality', 'Where you are', {
              required: true,
              maxLength: 80,
              description: 'E.g. Herefordshire, UK.',
            }),
            groupField('openingHours', 'Opening hours', {
              fields: [
                row(
                  textField('days', 'Days', { required: true, maxLength: 60 }),
                  textField('opens', 'From', { required: true, validate: validTime }),
                  textField('closes', 'To', { required: true, validate: validTime }),
                  textField('schemaDays', 'Days, short', {
                    required: true,
                    maxLength: 30,
                    description: 'For search engines: Mo-Fr.',
                  }),
                ),
              ],
            }),
            ...workingTimeFields,
          ],
        },
        claimsTab,
        consentTab,
        {
          label: 'Signing in',
          fields: [
            {
              name: 'secondFactorFor',
              type: 'select',
              label: 'Second step when signing in',
              defaultValue: 'none',
              options: [...secondFactorChoices],
              access: { read: adminOnly as FieldAccess, update: adminOnly as FieldAccess },
              admin: {
                isClearable: false,
                description:
                  'A code of an app on the phone, or a passkey, after the password. An account that has to have one and has none sets it up when it signs in the next time.',
              },
            },
          ],
        },
      ],
    },
  ],
  hooks: { afterChange: [refreshSite] },
  versions: { max: 20 },
};
