import type { CollectionConfig } from 'payload';
import { keyField, row, validateOptionalHref } from '@/content/hooks/fields/common';
import { inclusionsField } from '@/content/hooks/fields/section';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { packageOfEstimator, refuseWhileNeeded } from '@/office/hooks/refuse-while-needed';
import {
  penceField,
  priceTextareaField,
  priceTextField,
  validatePence,
} from '@/prices/hooks/price-fields';
import { packageGroups } from '@/prices/rules/price-book';

const groupLabels: Record<(typeof packageGroups)[number], string> = {
  core: 'Core packages',
  industry: 'For a trade',
  influencer: 'Influencer',
  'portfolio-pro': 'Portfolio Pro',
  custom: 'Custom',
};

type PackageData = { onApplication?: boolean; priceFromPence?: number | null };

function validatePriceTo(
  value: number | null | undefined,
  { data }: { data: unknown },
): string | true {
  const amount = validatePence(value);
  const { priceFromPence } = data as PackageData;
  if (amount !== true || value == null || priceFromPence == null) return amount;
  return value >= priceFromPence || 'The highest price can’t be below the lowest.';
}

/** A package without a price must be marked as on application. */
function validatePriceFrom(
  value: number | null | undefined,
  { data }: { data: unknown },
): string | true {
  if (value == null && !(data as PackageData).onApplication) {
    return 'Enter the lowest price, or tick “Price on application”.';
  }
  return validatePence(value);
}

const hasPrice = (data: Partial<PackageData>) => !data.onApplication;

const priced = pricedCollection('packages');

export const Packages: CollectionConfig = {
  ...priced,
  labels: { singular: 'Package', plural: 'Packages' },
  admin: {
    ...pricedAdmin,
    defaultColumns: ['name', 'group', 'priceFromPence', 'priceToPence', 'timeline', '_status'],
    listSearchableFields: ['name', 'key'],
    description: 'Fixed-price packages. A price changed here changes everywhere it is quoted.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 80 },
    keyField('business-starter'),
    {
      name: 'group',
      type: 'select',
      label: 'Part of the price list',
      required: true,
      options: packageGroups.map((value) => ({ value, label: groupLabels[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'onApplication',
      type: 'checkbox',
      label: 'Price on application',
      defaultValue: false,
    },
    {
      type: 'row',
      admin: { condition: (data) => hasPrice(data as PackageData) },
      fields: [
        {
          ...penceField('priceFromPence', 'Price from'),
          validate: validatePriceFrom,
        } as ReturnType<typeof penceField>,
        {
          ...penceField('priceToPence', 'Price to'),
          validate: validatePriceTo,
        } as ReturnType<typeof penceField>,
      ],
    },
    row(
      {
        name: 'timeline',
        type: 'text',
        label: 'Ready in',
        maxLength: 40,
        admin: { placeholder: '2–3 weeks' },
      },
      {
        name: 'pages',
        type: 'text',
        label: 'Pages',
        maxLength: 40,
        admin: { placeholder: '5–8' },
      },
      { name: 'revisions', type: 'text', label: 'Revisions', maxLength: 40 },
      { name: 'support', type: 'text', label: 'Support after launch', maxLength: 40 },
    ),
    priceTextField('tagline', 'One line', { maxLength: 120 }),
    priceTextareaField('description', 'Description', { maxLength: 400 }),
    {
      name: 'perfectFor',
      type: 'text',
      label: 'Made for',
      maxLength: 120,
      admin: { placeholder: 'Plumbers, electricians, joiners' },
    },
    inclusionsField(),
    row(
      {
        name: 'badge',
        type: 'text',
        label: 'Badge',
        maxLength: 30,
        admin: { placeholder: 'Most popular' },
      },
      {
        name: 'learnMorePath',
        type: 'text',
        label: 'Page with more about it',
        validate: validateOptionalHref,
      },
    ),
    {
      name: 'availableAddOns',
      type: 'relationship',
      relationTo: 'add-ons',
      hasMany: true,
      label: 'Add-ons that go with it',
      filterOptions: { kind: { equals: 'build' } },
      admin: { description: 'Named on the package’s card, with what both cost together.' },
    },
    {
      name: 'caseStudy',
      type: 'relationship',
      relationTo: 'case-studies',
      label: 'Case study of such a site',
    },
    {
      name: 'isPopular',
      type: 'checkbox',
      label: 'Set it apart as the most popular',
      defaultValue: false,
    },
  ],
  hooks: {
    ...priced.hooks,
    beforeDelete: [refuseWhileNeeded(packageOfEstimator)],
  },
};
