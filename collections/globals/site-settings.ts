import type { FieldAccess, GlobalConfig } from 'payload';
import { adminOnly, globalAccess } from '@/accounts/hooks/access';
import { secondFactorChoices } from '@/accounts/rules/second-factor';
import { row } from '@/content/hooks/fields/common';
import { refreshSite } from '@/content/hooks/publishing';
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
            { name: 'brandName', type: 'text', label: 'Brand name', required: true, maxLength: 60 },
            {
              name: 'tagline',
              type: 'text',
              label: 'What the agency does, in a line',
              required: true,
              maxLength: 160,
            },
            {
              name: 'scannerBrand',
              type: 'text',
              label: 'Name of the scanner',
              required: true,
              maxLength: 60,
            },
          ],
        },
        {
          label: 'Legal identity',
          description: 'The law asks a company to show these on its website.',
          fields: [
            {
              name: 'legalName',
              type: 'text',
              label: 'Registered name',
              required: true,
              maxLength: 120,
            },
            {
              name: 'companyNumber',
              type: 'text',
              label: 'Company number',
              required: true,
              maxLength: 40,
            },
            {
              name: 'registeredAddress',
              type: 'textarea',
              label: 'Registered address',
              required: true,
              maxLength: 250,
            },
            {
              name: 'vatStatus',
              type: 'text',
              label: 'VAT',
              required: true,
              maxLength: 80,
              admin: { description: 'E.g. “VAT no. GB 123 4567 89” or “Not registered for VAT”.' },
            },
            {
              name: 'isSample',
              type: 'checkbox',
              label: 'These details are still the sample',
              defaultValue: false,
              admin: { description: 'Untick once the details are your own.' },
            },
          ],
        },
        {
          label: 'Contact and hours',
          fields: [
            { name: 'email', type: 'email', label: 'E-mail', required: true },
            { name: 'phone', type: 'text', label: 'Phone', maxLength: 30 },
            ...mailFields,
            {
              name: 'locality',
              type: 'text',
              label: 'Where you are',
              required: true,
              maxLength: 80,
              admin: { description: 'E.g. Herefordshire, UK.' },
            },
            {
              name: 'openingHours',
              type: 'group',
              label: 'Opening hours',
              fields: [
                row(
                  { name: 'days', type: 'text', label: 'Days', required: true, maxLength: 60 },
                  {
                    name: 'opens',
                    type: 'text',
                    label: 'From',
                    required: true,
                    validate: validTime as never,
                  },
                  {
                    name: 'closes',
                    type: 'text',
                    label: 'To',
                    required: true,
                    validate: validTime as never,
                  },
                  {
                    name: 'schemaDays',
                    type: 'text',
                    label: 'Days, short',
                    required: true,
                    maxLength: 30,
                    admin: { description: 'For search engines: Mo-Fr.' },
                  },
                ),
              ],
            },
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
