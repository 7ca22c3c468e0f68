/**
 * How often one network address may do what costs us something, in one table. Counted in
 * PostgreSQL, so that every process counts together.
 */
export const rateLimits = {
  /** Enquiries sent. A person corrects and sends again; a program sends by the hundred. */
  enquiry: { points: 8, seconds: 10 * 60 },
  /** Looks at whether an area is free. */
  territory: { points: 40, seconds: 10 * 60 },
  /** Pages counted for the statistics. */
  visit: { points: 300, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;

interface RateLimit {
  points: number;
  /** Window, from the first point that was taken. */
  seconds: number;
}

export type RateLimitName = keyof typeof rateLimits;
