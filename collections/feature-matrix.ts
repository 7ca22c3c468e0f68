import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { seedKeyField } from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';

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
  return {
    name,
    type: 'relationship',
    relationTo: 'packages',
    hasMany: true,
    label,
    validate: validateOnce(name) as never,
    admin: { description },
  };
}

const notEmpty = (value: unknown) => Array.isArray(value) && value.length > 0;

export const FeatureMatrix: CollectionConfig = {
  slug: 'feature-matrix',
  labels: { singular: 'Feature', plural: 'Feature comparison' },
  access: collectionAccess('feature-matrix'),
  orderable: true,
  trash: true,
  admin: {
    group: 'Prices',
    useAsTitle: 'name',
    defaultColumns: ['name', 'group', 'includedIn', '_status'],
    listSearchableFields: ['name', 'group'],
    description:
      'Rows of the table that compares packages. A package in none of the lists does not have the feature.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Feature', required: true, unique: true, maxLength: 100 },
    {
      name: 'group',
      type: 'text',
      label: 'Part of the table',
      required: true,
      maxLength: 60,
      admin: { description: 'Rows with the same words here stand together, e.g. Design.' },
    },
    packagesField('includedIn', 'Included in', 'The table shows a tick for these packages.'),
    packagesField(
      'addOnIn',
      'Can be added to',
      'Not part of these packages, but can be ordered on top.',
    ),
    {
      name: 'addOn',
      type: 'relationship',
      relationTo: 'add-ons',
      label: 'Added as',
      admin: {
        description: 'The table shows this add-on’s price.',
        condition: (data) => notEmpty(data?.addOnIn),
      },
    },
    packagesField(
      'choiceIn',
      'A choice in',
      'These packages have it in the way that the words below say.',
    ),
    {
      name: 'choiceText',
      type: 'text',
      label: 'The choice, in words',
      maxLength: 60,
      admin: {
        description: 'E.g. one of two. The table shows it instead of a tick.',
        condition: (data) => notEmpty(data?.choiceIn),
      },
    },
    seedKeyField(),
  ],
  hooks: refreshSiteHooks(),
  versions: draftsWithHistory,
};
