import type { Field, FieldHook } from 'payload';
import { z } from 'zod';
import { row } from '@/content/hooks/fields/common';
import type { Submission } from '@/payload-types';
import {
  checkboxField,
  dateField,
  emailField,
  frozenAside,
  groupField,
  ifFilled,
  relationField,
  selectField,
  textareaField,
  textField,
} from '@/platform/database/fields';
import { dialled } from '@/platform/phone';
import { penceField } from '@/prices/hooks/price-fields';
import { orderKinds } from '@/scans/rules/scan-state';
import { enquiryLimits } from '../rules/fields';
import {
  enquiryChannels,
  enquiryStatuses,
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
  ringTimes,
} from '../rules/options';

/** As the visitor sent it: staff cannot change it. */
const fixed = { update: () => false };
/** Only the site writes these: staff must not alter an enquiry’s origin. */
const ours = { create: () => false, update: () => false };

const phoneOrNothing = (value: string | null | undefined) =>
  !value || dialled(value) !== null || 'Enter a number such as 01432 123456 or +44 7700 900123.';

/** An enquiry that came by phone may have no e-mail address. */
function reachable(value: string | null | undefined, { data }: { data: unknown }): string | true {
  if (value) return z.email().safeParse(value).success || 'Enter a valid e-mail address.';
  return (
    Boolean((data as { phone?: string }).phone) || 'Enter an e-mail address or a phone number.'
  );
}

/** A time to ring says nothing without a number. */
const onlyWithPhone: FieldHook<Submission> = ({ value, data }) => (data?.phone ? value : null);

/** The visitor’s input (specification, section 3). */
export const enquiryFields: Field[] = [
  row(
    textField('name', 'Name', { required: true, minLength: 2, maxLength: 120 }),
    emailField('email', 'E-mail', { index: true, validate: reachable }),
    textField('phone', 'Phone', { maxLength: enquiryLimits.phone, validate: phoneOrNothing }),
    selectField('ringWhen', 'Best time to ring', {
      options: ringTimes.map(({ value, label }) => ({ value, label })),
      condition: ifFilled('phone'),
      hooks: { beforeChange: [onlyWithPhone] },
    }),
  ),
  row(
    selectField('projectType', 'Project', { required: true, options: [...projectTypeOptions] }),
    selectField('industry', 'Industry', { options: [...industryOptions] }),
  ),
  row(
    textField('packageTier', 'Package in mind', {
      maxLength: 60,
      description: 'The package’s reference, e.g. growth, or not-sure.',
    }),
    selectField('referralSource', 'Heard of us through', { options: [...referralSourceOptions] }),
  ),
  textareaField('message', 'Message', { required: true, maxLength: 10_000 }),
  groupField('estimate', 'Estimate that came with it', {
    description: 'As the visitor saw it when sending; later price changes leave it alone.',
    condition: (data) => Boolean(data?.estimate?.totalPence),
    fields: [
      penceField('totalPence', 'Total', { access: fixed }),
      textareaField('summary', 'Lines', { maxLength: 4000, access: fixed }),
      textField('link', 'Address of the estimate', { maxLength: 600, access: fixed }),
    ],
  }),
  relationField('scan', 'Scan that came with it', 'scan-results'),
  textareaField('scanSummary', 'Findings that came with it', {
    maxLength: 6000,
    access: fixed,
    description: 'As they stood when it was sent; the report itself may be deleted by its owner.',
    condition: ifFilled('scanSummary'),
  }),
  groupField('order', 'Order', {
    description: 'What was ordered, at which price and on which terms.',
    condition: (data) => Boolean(data?.order?.kind),
    fields: [
      selectField('kind', 'Ordered', { options: [...orderKinds], access: fixed }),
      penceField('pricePence', 'Price', { access: fixed }),
      textareaField('terms', 'Terms that were accepted', { maxLength: 2000, access: fixed }),
      dateField('acceptedAt', 'Accepted', { access: fixed }),
    ],
  }),
];

const moment = {
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'EEE d MMM yyyy, HH:mm' },
} as const;

export const handlingFields: Field[] = [
  selectField('status', 'Status', {
    required: true,
    defaultValue: 'new',
    index: true,
    options: [...enquiryStatuses],
    position: 'sidebar',
  }),
  relationField('owner', 'Looked after by', 'users', {
    index: true,
    position: 'sidebar',
    components: { Cell: '@/enquiries/office/enquiry-fields#OwnerCell' },
    description: 'They find it under Mine, above the list.',
  }),
  dateField('dueAt', 'Answer due', {
    index: true,
    ...moment,
    description:
      'Counted on working days from when it came in, also for what was held as spam first.',
    components: { Cell: '@/enquiries/office/Due#DueCell' },
  }),
  dateField('answeredAt', 'First answered', {
    ...moment,
    description: 'Set by itself when you reply from here or move it on from New.',
  }),
  dateField('lastContactAt', 'Last message', {
    index: true,
    ...moment,
    readOnly: true,
    description: 'From here the time runs after which the enquiry is deleted.',
  }),
  dateField('workEndedOn', 'Work together ended on', {
    position: 'sidebar',
    description:
      'Empty while you work together. From then on the record is kept for the period in Fees and periods.',
    condition: (data) => data?.status === 'won',
  }),
  checkboxField('tookPortfolioRate', 'Took a place of the Portfolio Building Rate', {
    position: 'sidebar',
    description: 'The pricing page counts the places that are left.',
    condition: (data) => data?.status === 'won',
  }),
  textareaField('heldBecause', 'Held as suspected spam because', {
    maxLength: 1000,
    access: ours,
    readOnly: true,
    condition: ifFilled('heldBecause'),
    description:
      'The sender saw the usual receipt and got no mail. Set the status to New if it is a real enquiry: both mails then go out, and the answer stays due when it was due from the start.',
  }),
  dateField('toldAt', 'You were told', {
    access: ours,
    index: true,
    ...moment,
    readOnly: true,
    condition: (data) => data?.status === 'spam',
    description:
      'Once the mail about it went out. From here the time runs after which it is deleted; while this is empty, it stays.',
  }),
  row(
    textField('trade', 'Trade', {
      maxLength: 80,
      description: 'E.g. plumber. With the area: whether it is reserved.',
    }),
    textField('place', 'Area', {
      maxLength: 120,
      description: 'A town or the first half of a postcode.',
    }),
  ),
  textareaField('notes', 'Notes, for us only', { maxLength: 5000 }),
];

const hidden = { access: ours, hidden: true };

export const originFields: Field[] = [
  textField('reference', 'Reference', {
    access: ours,
    unique: true,
    index: true,
    maxLength: 12,
    ...frozenAside,
    description: 'Stands in our mails, so that both sides can name it.',
  }),
  selectField('channel', 'Came by', {
    access: ours,
    required: true,
    defaultValue: 'hand',
    options: [...enquiryChannels],
    ...frozenAside,
  }),
  textField('page', 'Sent from the page', {
    access: ours,
    maxLength: 300,
    ...frozenAside,
    condition: ifFilled('page'),
  }),
  // Identifies one submission, so that a repeated request is stored once.
  textField('submissionKey', 'Key of the form', { unique: true, maxLength: 36, ...hidden }),
  // Detects repeated text from the same sender, for forms without script, which have no key.
  textField('fingerprint', 'Hash of the text', { index: true, maxLength: 64, ...hidden }),
];
