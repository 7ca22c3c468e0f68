import type { FieldHook, UnnamedTab } from 'payload';
import { listField, row } from '@/content/hooks/fields/common';
import {
  checkboxField,
  groupField,
  ifFilled,
  numberField,
  textField,
} from '@/platform/database/fields';
import { priceTextField } from '@/prices/hooks/price-fields';

/** Hides disabled claims, with their internal notes, from visitors. */
const keepShown: FieldHook = ({ value, req, overrideAccess }) =>
  req.user || overrideAccess || !Array.isArray(value)
    ? value
    : value.filter(({ isShown }: { isShown?: boolean }) => isShown);

/** Claims of the agency in figures. Each needs a source; only enabled ones are shown. */
export const claimsTab: UnnamedTab = {
  label: 'Claims',
  description:
    'Figures you state about yourself. Advertising rules ask you to hold the evidence: note it, then switch the claim on.',
  fields: [
    listField('claims', 'Claims', {
      rows: ['Claim', 'Claims'],
      maxRows: 12,
      fields: [
        priceTextField('figure', 'Figure', { required: true, maxLength: 20 }),
        priceTextField('label', 'What it counts', { required: true, maxLength: 120 }),
        textField('source', 'Source note', {
          required: true,
          maxLength: 200,
          description: 'Shown in small print beside the claim.',
        }),
        row(
          checkboxField('isShown', 'Show it on the site'),
          checkboxField('isSample', 'Still the sample'),
        ),
      ],
      hooks: { afterRead: [keepShown] },
    }),
    groupField('portfolioRate', 'Portfolio Building Rate', {
      description: 'A lower rate for the first clients. Pages say how many places are left.',
      fields: [
        checkboxField('isOn', 'The rate is offered', { defaultValue: true }),
        row(
          numberField('places', 'Places in all', {
            required: true,
            defaultValue: 15,
            min: 0,
            max: 1000,
          }),
          numberField('taken', 'Places taken before this site counted', {
            required: true,
            defaultValue: 0,
            min: 0,
            max: 1000,
          }),
          numberField('takenHere', 'Places taken by enquiries here', {
            defaultValue: 0,
            min: 0,
            readOnly: true,
            description: 'Won enquiries that took a place; counted by itself.',
          }),
        ),
      ],
    }),
    textField('mostSold', 'The package sold most', {
      readOnly: true,
      maxLength: 60,
      description: 'From won enquiries; its card says “Most popular”. Counted by itself.',
      condition: ifFilled('mostSold'),
    }),
  ],
};
