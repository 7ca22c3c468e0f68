/**
 * Every queue that is worked through, in this order. A job in a queue that is not here waits for
 * ever. `default` is Payload’s own: scheduled publishing.
 */
export const jobQueues = ['default', 'mail', 'housekeeping'] as const;
export type JobQueue = (typeof jobQueues)[number];
