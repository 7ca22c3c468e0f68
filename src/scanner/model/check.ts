import type { HeaderLines, ScanEvidence } from './evidence.ts';

/** A number with its noun: `1 picture`, `3 pictures`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** How many of something: `2 of 3 pictures`, or `The only picture` at the beginning of a sentence. */
export function partOf(part: number, total: number, one: string, many = `${one}s`): string {
  return total === 1
    ? `The only ${one}`
    : `${part.toLocaleString('en-GB')} of ${counted(total, one, many)}`;
}

/** Bytes for people, in units of 1024: `900 bytes`, `212 kB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const kilobytes = bytes / 1024;
  // From here on it would round to 1024 kB.
  if (kilobytes < 1023.5) return `${Math.round(kilobytes)} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Joins words as people do: `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Every value of a header, in order. */
export function headerValues(headers: HeaderLines, name: string): string[] {
  return headers.filter(([key]) => key === name).map(([, value]) => value);
}

/** A header's values joined as HTTP joins them; null when it was not sent. */
export function header(headers: HeaderLines, name: string): string | null {
  const values = headerValues(headers, name);
  return values.length > 0 ? values.join(', ') : null;
}

/** In the order of the report. */
export const categories = [
  'seo',
  'performance',
  'accessibility',
  'security',
  'mobile',
  'ai-search',
  'local-business',
] as const;
export type Category = (typeof categories)[number];

/** From the worst to the least; `info` never counts. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** The kind of work that mends a fault. Which of an agency's offers does it, the agency says. */
export const remedies = [
  /** Texts, titles, descriptions, headings. */
  'words',
  /** The page's HTML and templates. */
  'build',
  /** Weight, pictures, scripts, caching. */
  'speed',
  /** Server, HTTPS, certificates, response headers. */
  'hosting',
  /** For people with disabilities. */
  'access',
  /** Being found and read by search engines and AI assistants. */
  'visibility',
  /** Business details for local customers and their structured data. */
  'local',
  /** Information that the law may ask for. */
  'legal',
] as const;
export type Remedy = (typeof remedies)[number];

/**
 * How sure a failure is. `certain`: read off the page. `likely`: a heuristic that is rarely wrong.
 * `possible`: a person should look.
 */
export type Confidence = 'certain' | 'likely' | 'possible';

/** One thing that was seen, for the owner and their developer to look up. Short: no whole pages. */
export interface Proof {
  kind: 'element' | 'header' | 'address' | 'text' | 'measure';
  /** The element's opening tag, the header line, the address, the words or the figure. */
  value: string;
  /** What is the matter with this one, when the summary does not say it. */
  remark?: string;
}

export type Verdict =
  | { outcome: 'pass'; summary: string; proofs: readonly Proof[] }
  /** Nothing wrong, but worth saying. */
  | { outcome: 'note'; summary: string; proofs: readonly Proof[] }
  | {
      outcome: 'fail';
      summary: string;
      /** How much of it is right, 0 up to (not including) 1: 7 of 10 pictures are 0.7. */
      share: number;
      confidence: Confidence;
      proofs: readonly Proof[];
      /** How many things fail, when more than are shown as proofs. */
      instances?: number;
    }
  /** There is nothing on this site that the rule speaks of. */
  | { outcome: 'na'; summary: string }
  /** It could not be found out, e.g. because the server did not answer. */
  | { outcome: 'unknown'; summary: string };

/** One check: what it looks for, what its result means to an owner, and how it judges. */
export interface Check {
  /** As in the catalogue; also the file's name. */
  id: string;
  category: Category;
  severity: Severity;
  /** The fault in an owner's words, e.g. “Pictures without a description”. */
  title: string;
  /**
   * What is looked at, e.g. “Descriptions of pictures”. Stands where it is right, and also where it does
   * not apply or could not be found out.
   */
  passed: string;
  /** Why it matters to the business, in one or two plain sentences. */
  why: string;
  /** What to do about it, in plain words a developer can act on too. */
  fix: string;
  remedy: Remedy;
  /** The rule's source, e.g. `WCAG 2.2, 1.1.1` with an address. */
  source: { name: string; url: string };
  /** Pure: the same evidence gives the same verdict. Must not throw. */
  judge(evidence: ScanEvidence): Verdict;
}

/** Most proofs of one check that are kept. */
export const MAX_PROOFS = 10;

const MAX_VALUE = 300;

function kept(proofs: readonly Proof[]): Proof[] {
  return proofs.slice(0, MAX_PROOFS).map((proof) => ({
    ...proof,
    value: proof.value.length > MAX_VALUE ? `${proof.value.slice(0, MAX_VALUE - 1)}…` : proof.value,
  }));
}

/** The rule is kept. */
export function pass(summary: string, proofs: readonly Proof[] = []): Verdict {
  return { outcome: 'pass', summary, proofs: kept(proofs) };
}

/** The rule is kept, and there is something to say. */
export function note(summary: string, proofs: readonly Proof[] = []): Verdict {
  return { outcome: 'note', summary, proofs: kept(proofs) };
}

/** @param share how much of it is right: 0 when left out, below 1 */
export function fail(
  summary: string,
  {
    share = 0,
    confidence = 'certain',
    proofs = [],
  }: { share?: number; confidence?: Confidence; proofs?: readonly Proof[] } = {},
): Verdict {
  return {
    outcome: 'fail',
    summary,
    share: Math.min(Math.max(share, 0), 0.99),
    confidence,
    proofs: kept(proofs),
    ...(proofs.length > MAX_PROOFS ? { instances: proofs.length } : {}),
  };
}

/** There is nothing that the rule speaks of. */
export function notApplicable(summary: string): Verdict {
  return { outcome: 'na', summary };
}

/** It could not be found out. */
export function unknown(summary: string): Verdict {
  return { outcome: 'unknown', summary };
}
