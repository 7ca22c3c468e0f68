import type { TaskConfig } from 'payload';
import { publishOnTime, type ScheduledInput } from './schedule-publish.handler';

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
