import type { CollectionConfig } from 'payload';

/** Drafts, scheduled publishing and a bounded history. */
export const draftsWithHistory = {
  maxPerDoc: 20,
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 }, validate: false },
} satisfies CollectionConfig['versions'];

/** The same with autosave, for documents that are edited beside a live preview. */
export const autosavedDrafts = {
  maxPerDoc: 20,
  drafts: {
    ...draftsWithHistory.drafts,
    autosave: { interval: 375, showSaveDraftButton: true },
  },
} satisfies CollectionConfig['versions'];
