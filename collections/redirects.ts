import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess, readByStaff } from '@/accounts/hooks/access';
import { seedKeyField, validateHref } from '@/content/hooks/fields/common';
import { refreshSiteOnSaveHooks } from '@/content/hooks/publishing';
import { checkboxField, textField } from '@/platform/database/fields';

/** Maximum redirects that the check follows; browsers give up on long chains. */
const longestChain = 10;

/** Refuses redirect loops, direct or through other redirects. */
async function validateTarget(
  value: unknown,
  { siblingData, req }: { siblingData: unknown; req: PayloadRequest },
): Promise<string | true> {
  const answer = validateHref(value);
  if (answer !== true) return answer;
  const { from } = siblingData as { from?: string };
  let next: string | undefined = String(value);
  for (let step = 0; next !== undefined && step < longestChain; step += 1) {
    if (next === from) return 'This would lead back to itself.';
    const found: { docs: { to?: string }[] } = await req.payload.find({
      collection: 'redirects',
      req,
      overrideAccess: true,
      pagination: false,
      limit: 1,
      depth: 0,
      where: { from: { equals: next } },
    });
    next = found.docs[0]?.to;
  }
  return true;
}

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: collectionAccess('redirects'),
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description:
      'Old addresses and where they lead now. Renaming a page or post adds one by itself.',
  },
  fields: [
    textField('from', 'Old address', {
      required: true,
      unique: true,
      index: true,
      validate: (value: string | null | undefined) =>
        /^\/[^\s?#]+$/.test(value ?? '') || 'Start with a slash, e.g. /our-guarantee.',
    }),
    textField('to', 'Leads to', { required: true, index: true, validate: validateTarget }),
    checkboxField('permanent', 'For good', {
      defaultValue: true,
      description: 'Search engines then forget the old address.',
      components: { Cell: '@/office/field-labels#PlainCell' },
    }),
    textField('note', 'Note', { maxLength: 200, access: readByStaff }),
    seedKeyField(),
  ],
  hooks: refreshSiteOnSaveHooks(),
  versions: false,
};
