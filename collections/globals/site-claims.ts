import type { FieldHook, UnnamedTab } from 'payload';
import { listField, row } from '@/content/hooks/fields/common';
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
    {
      ...listField('claims', 'Claims', {
        rows: ['Claim', 'Claims'],
        maxRows: 12,
        fields: [
          priceTextField('figure', 'Figure', { required: true, maxLength: 20 }),
          priceTextField('label', 'What it counts', { required: true, maxLength: 120 }),
          {
            name: 'source',
            type: 'text',
            label: 'Source note',
            required: true,
            maxLength: 200,
            admin: { description: 'Shown in small print beside the claim.' },
          },
          row(
            {
              name: 'isShown',
              type: 'checkbox',
              label: 'Show it on the site',
              defaultValue: false,
            },
            {
              name: 'isSample',
              type: 'checkbox',
              label: 'Still the sample',
              defaultValue: false,
            },
          ),
        ],
      }),
      hooks: { afterRead: [keepShown] },
    },
    {
      name: 'portfolioRate',
      type: 'group',
      label: 'Portfolio Building Rate',
      admin: {
        description: 'A lower rate for the first clients. Pages say how many places are left.',
      },
      fields: [
        { name: 'isOn', type: 'checkbox', label: 'The rate is offered', defaultValue: true },
        row(
          {
            name: 'places',
            type: 'number',
            label: 'Places in all',
            required: true,
            defaultValue: 15,
            min: 0,
            max: 1000,
          },
          {
            name: 'taken',
            type: 'number',
            label: 'Places taken before this site counted',
            required: true,
            defaultValue: 0,
            min: 0,
            max: 1000,
          },
          {
            name: 'takenHere',
            type: 'number',
            label: 'Places taken by enquiries here',
            defaultValue: 0,
            min: 0,
            admin: {
              readOnly: true,
              description: 'Won enquiries that took a place; counted by itself.',
            },
          },
        ),
      ],
    },
  ],
};
