import type { CollectionSlug, TaskConfig } from 'payload';
import { publishOnTime } from './schedule-publish.handler';

export interface ScheduledInput {
  type?: 'publish' | 'unpublish' | null;
  /** The id is a text, as Payload’s own schedule has it. */
  doc?: { relationTo: CollectionSlug; value: string | number } | null;
  /** Who scheduled it, and with whose rights it is done. */
  user?: { relationTo: 'users'; value: number } | null;
}

/**
 * Publishes a document, or takes it off the site, at a set time. In the place of Payload’s own task of
 * that name, which tells nobody when it fails.
 */
export const schedulePublishTask: TaskConfig<{ input: ScheduledInput; output: object }> = {
  slug: 'schedulePublish',
  label: 'Publish at a set time',
  inputSchema: [
    { name: 'type', type: 'radio', options: ['publish', 'unpublish'] },
    { name: 'doc', type: 'json' },
    { name: 'user', type: 'json' },
  ],
  handler: publishOnTime,
};
