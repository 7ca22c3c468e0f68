import type { Access, Config, Field, SanitizedConfig } from 'payload';
import { staff } from '@/accounts/hooks/access';
import { grantFor, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';

const slug = 'payload-query-presets';

/** Restricts filters to lists that the reader may see: a filter can name a client. */
const ofReadableLists: Access = ({ req }) => {
  const user = req.user as User | null;
  if (!user) return false;
  const readable = req.payload.config.collections
    .filter(({ enableQueryPresets }) => enableQueryPresets)
    .map(({ slug: list }) => list)
    .filter((list) => grantFor(list as Resource, user.role, 'read') === 'yes');
  return { relatedCollection: { in: readable } };
};

export const savedFilters: NonNullable<Config['queryPresets']> = {
  access: {
    create: staff,
    read: ofReadableLists,
    update: ofReadableLists,
    delete: ofReadableLists,
  },
  constraints: {},
  // Only admins may read other accounts, so other staff could not select them.
  filterConstraints: ({ options }) =>
    options.filter((option) => typeof option === 'string' || option.value !== 'specificUsers'),
  labels: { singular: 'Saved filter', plural: 'Saved filters' },
};

const who: Readonly<Record<string, string>> = {
  read: 'Who can use it',
  update: 'Who can change it',
  delete: 'Who can delete it',
};

const whoOptions = [
  { label: 'Only me', value: 'onlyMe' },
  { label: 'Everyone here', value: 'everyone' },
  { label: 'People I name', value: 'specificUsers' },
];

/** A collapsible of “Sharing” with one group; only its choice is shown. */
function wordSharing(fold: Field): void {
  if (fold.type !== 'collapsible') return;
  const [group] = fold.fields;
  if (group?.type !== 'group' || !('name' in group) || !group.name) return;
  const label = who[group.name];
  // The right to create is meaningless for an existing filter.
  if (!label) fold.admin = { ...fold.admin, hidden: true };
  Object.assign(fold, { label: label ?? '' });
  const [choice] = group.fields;
  if (choice?.type === 'select') Object.assign(choice, { label: 'Choose', options: whoOptions });
}

const labels: Readonly<Record<string, string>> = {
  title: 'Name of the filter',
  isShared: 'Share it with others',
  access: 'Sharing',
  where: 'Shows',
  columns: 'Columns',
};

/** Payload generates the collection of saved filters with technical labels; this rewords them. */
export function wordSavedFilters(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find((one) => one.slug === slug);
  if (!collection) return config;
  collection.admin.defaultColumns = ['title', 'isShared', 'where'];
  collection.admin.description =
    'A filter with its columns, kept under a name. Choose it above the list.';
  for (const field of collection.fields) {
    if (!('name' in field) || !field.name) continue;
    const label = labels[field.name];
    if (label) Object.assign(field, { label });
    if (field.name === 'groupBy') Object.assign(field, { hidden: true });
    if (field.name === 'access' && field.type === 'group') field.fields.forEach(wordSharing);
  }
  return config;
}
