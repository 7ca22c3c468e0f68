import type { HeaderLines, ScanEvidence } from './evidence.ts';

/** A number with its noun: `1 picture`, `3 pictures`. */
export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** `2 of 3 pictures`, or `The only picture` at the beginning of a sentence. */
export function countPartOf(part: number, total: number, one: string, many = `${one}s`): string {
  return total === 1
    ? `The only ${one}`
    : `${part.toLocaleString('en-GB')} of ${countNoun(total, one, many)}`;
}

/** Formats bytes in units of 1024: `900 bytes`, `212 kB`, `3.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return countNoun(bytes, 'byte');
  const kilobytes = bytes / 1024;
  // Larger values would round to 1024 kB.
  if (kilobytes < 1023.5) return `${Math.round(kilobytes)} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** `a, b and c` */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The words of a list written as one text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export function readHeaderValues(headers: HeaderLines, name: string): string[] {
  return headers.filter(([key]) => key === name).map(([, value]) => value);
}

/** A header's values joined with commas; null when absent. */
export function readHeader(headers: HeaderLines, name: string): string | null {
  const values = readHeaderValues(headers, name);
  return values.length > 0 ? values.join(', ') : null;
}

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

/** Worst first; `info` never counts. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** The kind of work that fixes a fault. The agency maps kinds to its services. */
export const remedies = [
  'words',
  /** The page's HTML and templates. */
  'build',
  /** Weight, pictures, scripts, caching. */
  'speed',
  /** Server, HTTPS, certificates, response headers. */
  'hosting',
  'access',
  'visibility',
  /** Business details for local customers and their structured data. */
  'local',
  'legal',
] as const;
export type Remedy = (typeof remedies)[number];

/** `certain`: read off the page. `likely`: rarely wrong. `possible`: a person must check. */
export type Confidence = 'certain' | 'likely' | 'possible';

/** One finding for the owner and their developer. Short: no whole pages. */
export interface Proof {
  kind: 'element' | 'header' | 'address' | 'text' | 'measure';
  /** An opening tag, header line, address, words or figure. */
  value: string;
  /** What is wrong with this one, if the summary does not say it. */
  remark?: string;
}

export type Verdict =
  | { outcome: 'pass'; summary: string; proofs: readonly Proof[] }
  /** Passed, with advice. */
  | { outcome: 'note'; summary: string; proofs: readonly Proof[] }
  | {
      outcome: 'fail';
      summary: string;
      /** The correct share, from 0 to below 1: 7 of 10 pictures are 0.7. */
      share: number;
      confidence: Confidence;
      proofs: readonly Proof[];
      /** Number of failures when more than the proofs. */
      instances?: number;
      /** Our own limits kept the rest from us: there may be more. */
      byOurLimit?: true;
    }
  /** The rule does not apply to this site. */
  | { outcome: 'na'; summary: string }
  /** Unknown: the server did not answer or, with `byOurLimit`, we ran out of time ourselves. */
  | { outcome: 'unknown'; summary: string; byOurLimit?: true };

export interface Check {
  /** The catalogue's id; also the file's name. */
  id: string;
  /** Also gives its weight. */
  severity: Severity;
  /** The fault in an owner's words, e.g. “Pictures without a description”. */
  title: string;
  /** The subject, e.g. “Descriptions of pictures”. Shown when passed, not applicable or unknown. */
  passed: string;
  /** Why it matters to the business, in one or two plain sentences. */
  why: string;
  /** The fix, in plain words that a developer can act on. */
  fix: string;
  remedy: Remedy;
  /**
   * What scripts add would change the verdict, so it is unknown on a page that they build: only when
   * the check does not apply, or always unless it fails.
   */
  needsContent?: 'to-apply' | 'always';
  /** The rule's source, e.g. `WCAG 2.2, 1.1.1`, and its address. */
  sourceName: string;
  sourceUrl: string;
  /** Deterministic. Must not throw. */
  judge(evidence: ScanEvidence): Verdict;
}

export interface RegisteredCheck extends Check {
  category: Category;
}

export const MAX_PROOFS = 10;

const MAX_VALUE = 300;

function kept(proofs: readonly Proof[]): Proof[] {
  return proofs.slice(0, MAX_PROOFS).map((proof) => ({
    ...proof,
    value: proof.value.length > MAX_VALUE ? `${proof.value.slice(0, MAX_VALUE - 1)}…` : proof.value,
  }));
}

export function pass(summary: string, proofs: readonly Proof[] = []): Verdict {
  return { outcome: 'pass', summary, proofs: kept(proofs) };
}

export function note(summary: string, proofs: readonly Proof[] = []): Verdict {
  return { outcome: 'note', summary, proofs: kept(proofs) };
}

/** `share`: the correct share, below 1. */
export function fail(
  summary: string,
  proofs: readonly Proof[] = [],
  { share = 0, confidence = 'certain' }: { share?: number; confidence?: Confidence } = {},
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

/** Scores an amount above 0 against a limit: 1 at the limit, half at twice as much. */
export function scoreWithinLimit(amount: number, limit: number): number {
  return Math.min(limit / amount, 1);
}

/** Scores an amount from its limit (1) down to `lost` (0). */
export function scoreBetweenLimits(amount: number, limit: number, lost: number): number {
  return Math.min(Math.max((lost - amount) / (lost - limit), 0), 1);
}

export function notApplicable(summary: string): Verdict {
  return { outcome: 'na', summary };
}

export function unknown(summary: string): Verdict {
  return { outcome: 'unknown', summary };
}
