import type { CollectionConfig } from 'payload';

/**
 * Drafts and a bounded history. What is published at a set time goes through our own dialog and
 * task: Payload’s accept what can’t be published, and tell nobody when it fails.
 */
export const draftsWithHistory = {
  maxPerDoc: 20,
  drafts: { validate: false },
} satisfies CollectionConfig['versions'];

/**
 * The same with autosave, for documents that are edited beside a live preview.
 *
 * The pause before a save is long on purpose: what somebody types into two fields while a save is
 * under way, Payload may set back to what that save held (payloadcms/payload#17676). Saves then happen in
 * pauses of typing, not during it.
 */
export const autosavedDrafts = {
  maxPerDoc: 20,
  drafts: {
    ...draftsWithHistory.drafts,
    autosave: { interval: 1200, showSaveDraftButton: true },
  },
} satisfies CollectionConfig['versions'];
