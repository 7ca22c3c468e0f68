import type { FieldAccess } from 'payload';

/** What the client reads, and where; it stays from the moment a proposal is sent. */
export const contentFields = [
  'title',
  'slug',
  'clientName',
  'contactName',
  'scan',
  'niche',
  'place',
  'sections',
  'lines',
  'terms',
  'validUntil',
] as const;

const untilSent: FieldAccess = ({ doc }) => !doc || doc.status === 'draft';

/** For a field of that list: the form shows it, but lets nobody write in it any more. */
export const frozenOnceSent = { update: untilSent };

/**
 * For what the site alone writes. Only a draft can be restored, and an earlier version of a draft
 * holds the same: kept from it, Payload would restore none at all.
 */
export const writtenBySite: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  update: ({ req }) => req.context.isRestoringVersion === true,
};
