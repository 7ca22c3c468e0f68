/**
 * Every queue that is worked through one job after the other, in this order. `default` is Payload’s
 * own: scheduled publishing. `scans` and `crawls` take long and have runners of their own, see
 * `src/platform/jobs/run-lane.ts`. A job in a queue that nobody runs waits for ever.
 */
export const jobQueues = ['default', 'mail', 'housekeeping'] as const;
export type JobQueue = (typeof jobQueues)[number];
