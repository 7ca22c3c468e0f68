import type { FieldAccess } from 'payload';

/** Fields that the client reads, or that decide who reads them; frozen once a proposal is sent. */
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

/** For a content field: the form shows it, but refuses edits once the proposal is sent. */
export const frozenOnceSent = { update: untilSent };

/**
 * For fields that only the site writes. A restore may update them, or Payload would refuse it. Only
 * drafts can be restored, and all versions of a draft share these values.
 */
export const writtenBySite: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  update: ({ req }) => req.context.isRestoringVersion === true,
};
