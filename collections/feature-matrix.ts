import type { CollectionConfig, Field } from 'payload';
import { seedKeyField } from '@/content/hooks/fields/common';
import { publishedCollection } from '@/content/hooks/publishing';
import { relationField, textField } from '@/platform/database/fields';

const lists = ['includedIn', 'addOnIn', 'choiceIn'] as const;

/** A package may be in one list of a feature only. */
function validateOnce(name: (typeof lists)[number]) {
  return (value: unknown, { siblingData }: { siblingData: unknown }): string | true => {
    const row = siblingData as Partial<Record<(typeof lists)[number], unknown[]>>;
    const others = lists.filter((other) => other !== name).flatMap((other) => row[other] ?? []);
    const taken = (Array.isArray(value) ? value : []).some((id) => others.includes(id));
    return !taken || 'A package stands in two of these lists.';
  };
}

function packagesField(name: (typeof lists)[number], label: string, description: string): Field {
  return relationField(name, label, 'packages', {
    hasMany: true,
    validate: validateOnce(name),
    description,
  });
}

const notEmpty = (value: unknown) => Array.isArray(value) && value.length > 0;

export const FeatureMatrix: CollectionConfig = {
  ...publishedCollection('feature-matrix'),
  labels: { singular: 'Feature', plural: 'Feature comparison' },
  orderable: true,
  admin: {
    group: 'Prices',
    useAsTitle: 'name',
    defaultColumns: ['name', 'group', 'includedIn', '_status'],
    listSearchableFields: ['name', 'group'],
    description:
      'Rows of the table that compares packages. A package in none of the lists does not have the feature.',
  },
  fields: [
    textField('name', 'Feature', { required: true, unique: true, maxLength: 100 }),
    textField('group', 'Part of the table', {
      required: true,
      maxLength: 60,
      description: 'Rows with the same words here stand together, e.g. Design.',
    }),
    packagesField('includedIn', 'Included in', 'The table shows a tick for these packages.'),
    packagesField(
      'addOnIn',
      'Can be added to',
      'Not part of these packages, but can be ordered on top.',
    ),
    relationField('addOn', 'Added as', 'add-ons', {
      description: 'The table shows this add-on’s price.',
      condition: (data) => notEmpty(data?.addOnIn),
    }),
    packagesField(
      'choiceIn',
      'A choice in',
      'These packages have it in the way that the words below say.',
    ),
    textField('choiceText', 'The choice, in words', {
      maxLength: 60,
      description: 'E.g. one of two. The table shows it instead of a tick.',
      condition: (data) => notEmpty(data?.choiceIn),
    }),
    seedKeyField(),
  ],
};
