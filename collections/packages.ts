import type { CollectionConfig } from 'payload';
import { keyField, row, validateOptionalHref } from '@/content/hooks/fields/common';
import { inclusionsField } from '@/content/hooks/fields/section';
import { pricedAdmin, pricedCollection } from '@/content/hooks/publishing';
import { packageOfEstimator, refuseWhileNeeded } from '@/office/hooks/refuse-while-needed';
import { checkboxField, relationField, selectField, textField } from '@/platform/database/fields';
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
    textField('name', 'Name', { required: true, maxLength: 80 }),
    keyField('business-starter'),
    selectField('group', 'Part of the price list', {
      required: true,
      options: packageGroups.map((value) => ({ value, label: groupLabels[value] })),
      position: 'sidebar',
    }),
    checkboxField('onApplication', 'Price on application'),
    {
      type: 'row',
      admin: { condition: (data) => hasPrice(data as PackageData) },
      fields: [
        penceField('priceFromPence', 'Price from', { validate: validatePriceFrom }),
        penceField('priceToPence', 'Price to', { validate: validatePriceTo }),
      ],
    },
    row(
      textField('timeline', 'Ready in', { maxLength: 40, placeholder: '2–3 weeks' }),
      textField('pages', 'Pages', { maxLength: 40, placeholder: '5–8' }),
      textField('revisions', 'Revisions', { maxLength: 40 }),
      textField('support', 'Support after launch', { maxLength: 40 }),
    ),
    priceTextField('tagline', 'One line', { maxLength: 120 }),
    priceTextareaField('description', 'Description', { maxLength: 400 }),
    textField('perfectFor', 'Made for', {
      maxLength: 120,
      placeholder: 'Plumbers, electricians, joiners',
    }),
    inclusionsField(),
    row(
      textField('badge', 'Badge', {
        maxLength: 30,
        placeholder: 'For trades',
        description: 'Whom it is for. The package sold most says “Most popular” by itself.',
      }),
      textField('learnMorePath', 'Page with more about it', { validate: validateOptionalHref }),
    ),
    relationField('availableAddOns', 'Add-ons that go with it', 'add-ons', {
      hasMany: true,
      filterOptions: { kind: { equals: 'build' } },
      description: 'Named on the package’s card, with what both cost together.',
    }),
    relationField('caseStudy', 'Case study of such a site', 'case-studies'),
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: 'Picture while no case study shows such a site',
      admin: {
        description:
          'A layout of yours, 16 to 10, which the card shows as “A layout we drew”. A published case study with a picture takes its place.',
      },
    },
  ],
  hooks: {
    ...priced.hooks,
    beforeDelete: [refuseWhileNeeded(packageOfEstimator)],
  },
};
