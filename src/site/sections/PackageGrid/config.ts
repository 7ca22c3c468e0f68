import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { relationField, selectField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';
import { packageGroups } from '@/prices/rules/price-book';

interface PackageChoice {
  groups?: unknown[] | null;
  only?: unknown[] | null;
}

/** Whole groups or single packages: without either, the section would be empty. */
function validatePackageGroups(
  value: unknown,
  { siblingData }: { siblingData: PackageChoice },
): string | true {
  const groups = Array.isArray(value) ? value : [];
  if (groups.some((group) => !packageGroups.includes(group))) return 'Choose from the list.';
  return (
    groups.length > 0 ||
    (siblingData.only ?? []).length > 0 ||
    'Choose groups here, or single packages below.'
  );
}

export const packageGridBlock = defineSection(
  'packageGrid',
  ['Packages', 'Packages'],
  [
    ...sectionHeadFields(),
    selectField('groups', 'Which packages', {
      hasMany: true,
      options: packageGroups.map((value) => ({ value, label: value })),
      validate: validatePackageGroups,
    }),
    relationField('only', 'Only these packages', 'packages', {
      hasMany: true,
      description: 'Shown in this order, whatever is chosen above.',
    }),
    choiceField('layout', 'Shown as', {
      columns: 'Columns with everything included',
      strip: 'Pictures side by side',
      list: 'Price list',
      scale: 'Lines in order of size, each with a site',
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
  ],
);
