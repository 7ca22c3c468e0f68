import type { Field, UnnamedTab } from 'payload';
import { readByStaff } from '@/accounts/hooks/access';
import { listField, row } from '@/content/hooks/fields/common';
import { heldNotices } from '@/enquiries/rules/options';
import {
  checkboxField,
  dateField,
  emailField,
  groupField,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';

export const mailFields: Field[] = [
  row(
    emailField('enquiryEmail', 'Enquiries are mailed to', {
      access: readByStaff,
      description: 'Empty: to the e-mail above. Not shown on the site.',
    }),
    emailField('mailFrom', 'Mails of the site come from', {
      access: readByStaff,
      description:
        'Empty: from the e-mail above. Your mail server must be allowed to send for its domain.',
    }),
  ),
  selectField('heldNotice', 'What looks like spam is mailed to you', {
    required: true,
    defaultValue: 'at-once',
    options: [...heldNotices],
    description:
      'To the address for enquiries, so that a real one among it is noticed. Once a day is at 7:00 in winter, 8:00 in summer.',
  }),
];

export const workingTimeFields: Field[] = [
  listField('bankHolidays', 'Bank holidays', {
    rows: ['Day', 'Days'],
    description:
      'Days that don’t count towards the time in which an enquiry is answered. Add each new year’s from gov.uk/bank-holidays; your own closed days can stand here, too.',
    maxRows: 80,
    fields: [
      row(
        dateField('date', 'Date', {
          required: true,
          date: { pickerAppearance: 'dayOnly', displayFormat: 'EEE d MMM yyyy' },
        }),
        textField('name', 'What is on', { required: true, maxLength: 60 }),
      ),
    ],
    access: readByStaff,
  }),
];

/** Texts of the cookie banner. Its buttons are fixed: refusing must be as easy as agreeing. */
export const consentTab: UnnamedTab = {
  label: 'Cookie banner',
  description:
    'The banner asks before the site counts who reads which page. Until a visitor agrees, nothing is counted and nothing is stored for it.',
  fields: [
    groupField('consent', 'What the banner says', {
      fields: [
        checkboxField('isOn', 'Ask for consent and count visits of those who agree', {
          defaultValue: true,
          description: 'Off: no banner, and no visit is counted.',
        }),
        textField('heading', 'Heading', {
          required: true,
          maxLength: 80,
          defaultValue: 'May we count your visit?',
        }),
        textareaField('text', 'Text', {
          required: true,
          maxLength: 400,
          defaultValue:
            'We would like to know which pages are read. The count stays on our own server, names no one and goes to no other company. The site works the same if you say no.',
        }),
      ],
    }),
  ],
};
