import type { GlobalConfig } from 'payload';
import { globalAccess } from '@/accounts/hooks/access';
import { listField, row } from '@/content/hooks/fields/common';
import { refreshSite } from '@/content/hooks/publishing';
import { numberField, relationField, textField } from '@/platform/database/fields';
import { penceField, priceTextareaField } from '@/prices/hooks/price-fields';
import { recordPriceSettings } from '@/prices/hooks/record-price-change';
import { extraPageField, initialExtraPage } from '@/prices/rules/price-figures';

const count = (name: string, label: string, description: string, initial: number, max: number) =>
  numberField(name, label, { required: true, defaultValue: initial, min: 1, max, description });

export const EstimatorSettings: GlobalConfig = {
  slug: 'estimator-settings',
  label: 'Estimator',
  access: globalAccess('estimator-settings'),
  admin: {
    group: 'Prices',
    description:
      'What the instant price estimator offers. Lowest prices and weeks come from the packages, add-ons from Add-ons. A kind whose package has one page offers one page.',
  },
  fields: [
    listField('projectTypes', 'Kinds of project', {
      rows: ['Kind', 'Kinds'],
      maxRows: 20,
      fields: [
        textField('label', 'Kind of project', { required: true, maxLength: 80 }),
        textField('key', 'Reference', {
          required: true,
          maxLength: 40,
          description: 'In links to an estimate, e.g. multipage.',
        }),
        priceTextareaField('description', 'Description', { required: true, maxLength: 300 }),
        relationField('package', 'Package whose lowest price is the base', 'packages', {
          required: true,
        }),
        relationField('included', 'Add-ons that are part of it', 'add-ons', { hasMany: true }),
        listField('unavailable', 'Add-ons that don’t go with it', {
          // The generated table name would exceed PostgreSQL's limit.
          dbName: 'estimator_unavailable',
          rows: ['Add-on', 'Add-ons'],
          fields: [
            relationField('addOn', 'Add-on', 'add-ons', { required: true }),
            textField('reason', 'Why not', { required: true, maxLength: 160 }),
          ],
        }),
      ],
    }),
    textField('defaultType', 'Kind chosen at first', {
      required: true,
      defaultValue: 'multipage',
      maxLength: 40,
      description: 'The reference of one of the kinds above, e.g. multipage.',
    }),
    row(
      count('includedPages', 'Pages included', 'Part of the base price.', 5, 200),
      count('defaultPages', 'Pages at first', 'What the visitor starts with.', 5, 200),
      count('maxPages', 'Most pages', 'More can’t be chosen.', 50, 200),
    ),
    penceField(extraPageField, 'Each further page', {
      required: true,
      defaultValue: initialExtraPage,
    }),
    listField('budgetBands', 'Budget bands', {
      rows: ['Band', 'Bands'],
      description: 'From the lowest to the highest: which package a total is closest to.',
      maxRows: 20,
      fields: [
        relationField('package', 'Named after', 'packages', { required: true }),
        penceField('belowPence', 'For totals below', {
          description: 'Empty in the last band: for everything above.',
        }),
      ],
    }),
    priceTextareaField('message', 'Words below the total', { maxLength: 400 }),
  ],
  hooks: { afterChange: [recordPriceSettings, refreshSite] },
  versions: { max: 20 },
};
