import { z } from 'zod';

const textFile = z.object({ status: z.number(), body: z.string() });

const link = z.object({ url: z.string(), status: z.number().nullable() });

const asset = link.extend({
  kind: z.enum(['script', 'style', 'image', 'font', 'other']),
  bytes: z.number().nullable().default(null),
  contentType: z.string().nullable().default(null),
  contentEncoding: z.string().nullable().default(null),
  cacheControl: z.string().nullable().default(null),
});

/** Facts that are absent are unknown unless stated otherwise. Addresses may be relative. */
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
  /** Null: 404. */
  securityTxt: textFile.nullish(),
  assets: z.array(asset).nullish(),
  links: z.array(link).nullish(),
  /** Links to social networks that were asked for. */
  socialLinks: z.array(link).nullish(),
  favicon: link
    .extend({ isNamed: z.boolean(), contentType: z.string().nullable().default(null) })
    .nullish(),
  mail: z
    .object({
      domain: z.string(),
      takesMail: z.boolean(),
      spf: z.array(z.string()),
      dmarc: z.array(z.string()),
    })
    .nullish(),
  /** Other pages of the site. */
  sidePages: z.array(z.object({ url: z.string(), html: z.string() })).nullish(),
  /** For a page longer than its `html`, e.g. one cut at 2 MB. Absent: the length of `html`. */
  htmlBytes: z.number().nullish(),
  /** Absent: now. */
  scannedAt: z.iso.datetime().nullish(),
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
