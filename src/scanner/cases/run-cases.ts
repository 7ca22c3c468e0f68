import { checks } from '../checks/registry.ts';
import { judgePage } from '../engine/judge-page.ts';
import { isUnjudgedStatus } from '../gather/page-problem.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import { mayFetch } from '../robots/may-fetch.ts';
import { caseEvidence } from './case-evidence.ts';
import type { PageCase, RobotsCase } from './read-cases.ts';

/** One expectation and what was said about it. */
export interface Judgement {
  caseId: string;
  /** A check’s id; `robots` for a robots.txt. */
  about: string;
  isAgreed: boolean;
  expected: string;
  /** What was said instead, in words. */
  said: string;
}

interface Said {
  /** Null: nothing that could agree with anything. */
  verdict: 'fail' | 'ok' | null;
  words: string;
}

function sayOf(evidence: ScanEvidence, id: string): Said {
  // A page with such a status is never scored, which is a louder no than any check’s.
  if (id === 'seo-status' && isUnjudgedStatus(evidence.status)) {
    return { verdict: 'fail', words: `refused to judge, status ${evidence.status}` };
  }
  const check = checks.find((candidate) => candidate.id === id);
  if (!check) return { verdict: null, words: 'there is no such check' };
  const faults: unknown[] = [];
  const [judged] = judgePage(evidence, {
    list: [check],
    onFault: (_, error) => faults.push(error),
  });
  if (faults.length > 0) return { verdict: null, words: `broke off: ${String(faults[0])}` };
  const { outcome = 'unknown', summary = '' } = judged?.verdict ?? {};
  return { verdict: outcome === 'fail' ? 'fail' : 'ok', words: `${outcome}: ${summary}` };
}

function judgePageCase(of: PageCase): Judgement[] {
  const evidence = caseEvidence(of);
  return Object.entries(of.expect).map(([about, expected]) => {
    const { verdict, words } = sayOf(evidence, about);
    return { caseId: of.id, about, isAgreed: verdict === expected, expected, said: words };
  });
}

function judgeRobotsCase({ id, robots, agent, url, allowed }: RobotsCase): Judgement {
  const may = mayFetch(robots, agent, url);
  const words = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'not allowed');
  return {
    caseId: id,
    about: 'robots',
    isAgreed: may === allowed,
    expected: words(allowed),
    said: `${words(may)}: ${agent} ${url}`,
  };
}

/** Holds each case against what the checks say. */
export function runCases(cases: readonly (PageCase | RobotsCase)[]): Judgement[] {
  return cases.flatMap((of) => (of.kind === 'page' ? judgePageCase(of) : judgeRobotsCase(of)));
}
