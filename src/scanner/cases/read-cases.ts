import { z } from 'zod';

const textFile = z.object({ status: z.number(), body: z.string() });

const pageCase = z.object({
  kind: z.literal('page'),
  id: z.string(),
  page: z.object({
    url: z.url(),
    status: z.number(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    html: z.string(),
  }),
  /** Null: 404. */
  robotsTxt: textFile.nullish(),
  /** Absent: 404. */
  llmsTxt: textFile.nullish(),
  /** Every hop of the visit. Empty: nothing answers on http. Absent: not part of the case. */
  redirects: z.array(z.object({ url: z.url(), status: z.number() })).nullish(),
  /** Raw `Set-Cookie` values, besides those in `headers`. */
  cookies: z.array(z.string()).nullish(),
  expect: z.record(z.string(), z.enum(['fail', 'ok'])),
});

const robotsCase = z.object({
  kind: z.literal('robots'),
  id: z.string(),
  robots: z.string(),
  agent: z.string(),
  url: z.string(),
  allowed: z.boolean(),
});

const anyCase = z.discriminatedUnion('kind', [pageCase, robotsCase]);

export type PageCase = z.output<typeof pageCase>;

export type RobotsCase = z.output<typeof robotsCase>;

function readCase(line: string, number: number): PageCase | RobotsCase {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is no JSON.`);
  }
  const read = anyCase.safeParse(value);
  if (read.success) return read.data;
  throw new Error(`Line ${number} is no case: ${z.prettifyError(read.error)}`);
}

/** Reads one JSON object a line; throws with the number of the first invalid line. */
export function readCases(text: string): (PageCase | RobotsCase)[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [readCase(line, index + 1)]));
}
