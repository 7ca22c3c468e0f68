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
import { dialled } from '@/platform/phone';
import { claimsTab } from './site-claims';
import { peopleTab } from './site-people';
import { consentTab, mailFields, workingTimeFields } from './site-service';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const validPhone = (value: string | null | undefined) =>
  !value || dialled(value) !== null || 'Enter a number such as 01432 123456 or +44 7700 900123.';
const validTime = (value: string | null | undefined) =>
  time.test(value ?? '') || 'Use the 24-hour clock, e.g. 09:00.';

/** A launched site states who runs it, so the sample company must be gone. */
function validateLaunch(value: unknown, { data }: { data: unknown }): string | true {
  const { isSample } = data as { isSample?: boolean | null };
  if (!value || !isSample) return true;
  return 'Enter your own details in the tab “Legal identity” first, and untick the sample there.';
}

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
            checkboxField('isLaunched', 'The site is launched', {
              validate: validateLaunch,
              description:
                'Until then it is a preview: samples are shown and marked, every page says so, and a public address asks search engines to stay away. Afterwards no sample is shown, and a section without content of your own is left out.',
            }),
            textField('brandName', 'Brand name', { required: true, maxLength: 60 }),
            textField('tagline', 'What the agency does, in a line', {
              required: true,
              maxLength: 160,
            }),
            textField('scannerBrand', 'Name of the scanner', { required: true, maxLength: 60 }),
            {
              name: 'searchPicture',
              type: 'upload',
              relationTo: 'media',
              label: 'Picture on the search page',
            },
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
              // Sentences that contain it have a full stop of their own.
              hooks: { beforeValidate: [({ value }) => value?.replace(/\.\s*$/, '')] },
              description:
                'Stands beside prices and in the footer, without a full stop: “VAT no. GB 123 4567 89, prices include VAT” or “Not registered for VAT, so none is added”.',
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
            row(
              textField('phone', 'Phone', { maxLength: 30, validate: validPhone }),
              textField('whatsapp', 'WhatsApp', { maxLength: 30, validate: validPhone }),
            ),
            checkboxField('isContactSample', 'Phone and WhatsApp are still the sample', {
              description: 'A launched site shows no sample number.',
            }),
            ...mailFields,
            textField('locality', 'Where you are', {
              required: true,
              maxLength: 80,
              description: 'E.g. Herefordshire, UK.',
            }),
            groupField('address', 'Address for search engines', {
              description: 'Where clients find you. Empty: only the line above is stated.',
              fields: [
                row(
                  textField('street', 'Street', { maxLength: 120 }),
                  textField('town', 'Town', { maxLength: 60 }),
                  textField('county', 'County', { maxLength: 60 }),
                  textField('postcode', 'Postcode', { maxLength: 10 }),
                ),
              ],
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
        peopleTab,
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
