import type { ScanEvidence } from './evidence.ts';

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
