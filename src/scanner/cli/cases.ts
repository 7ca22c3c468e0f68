import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { caseEvidence } from '../cases/case-evidence.ts';
import { type HostileResult, runHostileFile } from '../cases/hostile.ts';
import { type PageCase, type RobotsCase, readCases } from '../cases/read-cases.ts';
import { checks, judgePage } from '../checks/registry.ts';
import { isUnjudgedStatus } from '../gather/page-problem.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import { mayFetch } from '../robots/robots-txt.ts';

interface Judgement {
  caseId: string;
  about: string;
  isAgreed: boolean;
  expected: string;
  said: string;
}

interface Said {
  /** Null: there is nothing to compare with the expectation. */
  verdict: 'fail' | 'ok' | null;
  words: string;
}

function sayOf(evidence: ScanEvidence, id: string): Said {
  // A page with such a status is never scored, which counts as a failure here.
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
  const words = `${outcome}: ${summary}`;
  // A check that could not tell agrees with nobody.
  if (outcome === 'unknown') return { verdict: null, words };
  return { verdict: outcome === 'fail' ? 'fail' : 'ok', words };
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

export function runCases(cases: readonly (PageCase | RobotsCase)[]): Judgement[] {
  return cases.flatMap((of) => (of.kind === 'page' ? judgePageCase(of) : judgeRobotsCase(of)));
}

interface Agreement {
  name: string;
  agreed: number;
  all: number;
}

export function agreementOf(name: string, judgements: readonly Judgement[]): Agreement {
  return {
    name,
    agreed: judgements.filter(({ isAgreed }) => isAgreed).length,
    all: judgements.length,
  };
}

export function agreementByCheck(judgements: readonly Judgement[]): Agreement[] {
  const names = [...new Set(judgements.map(({ about }) => about))].sort();
  return names.map((name) =>
    agreementOf(
      name,
      judgements.filter(({ about }) => about === name),
    ),
  );
}

/** Percent with one decimal, rounded down: 100 means all. Nothing compared is 0. */
export function percentOf({ agreed, all }: Agreement): number {
  return all === 0 ? 0 : Math.floor((agreed / all) * 1000) / 10;
}

/**
 * `npm run scan:cases -- FILE...` compares the scanner's verdicts with expectations from files, one
 * JSON object a line; `.txt` files hold hostile addresses. It prints agreement per file and per
 * check, and every disagreement. It fetches nothing.
 * npm run scan:cases -- cases.jsonl --explained src/scanner/cases/explained.json
 * Exit codes: 1 when a file's agreement is below 98 %, 2 when a file is empty or cannot be read.
 */

const LEAST_PERCENT = 98;

const explanations = z.record(z.string(), z.string());

const usage = 'Usage: npm run scan:cases -- FILE... [--explained FILE]';

function disagreement(
  { caseId, about, expected, said }: Judgement,
  explained: Readonly<Record<string, string>>,
): string {
  const reason = explained[caseId];
  return [
    `  ${caseId} ${about}: ${expected} expected, said ${said}`,
    ...(reason ? [`    explained: ${reason}`] : []),
  ].join('\n');
}

function printFile(
  name: string,
  judgements: readonly Judgement[],
  explained: Readonly<Record<string, string>>,
): boolean {
  const file = agreementOf(name, judgements);
  console.log(`${name}: ${file.agreed} of ${file.all}, ${percentOf(file)} %`);
  for (const check of agreementByCheck(judgements)) {
    const counts = `${check.agreed}/${check.all}`;
    console.log(`  ${check.name.padEnd(26)} ${counts.padStart(9)}  ${percentOf(check)} %`);
  }
  const disagreed = judgements.filter(({ isAgreed }) => !isAgreed);
  if (disagreed.length > 0) console.log(`  ${disagreed.length} not agreed:`);
  for (const judgement of disagreed) console.log(disagreement(judgement, explained));
  return percentOf(file) >= LEAST_PERCENT;
}

/** Cases that the client alone cannot show are left out. */
function hostileJudgement({ line, address, expected, got, agrees }: HostileResult): Judgement[] {
  if (agrees === null) return [];
  const caseId = `line ${line}: ${address.slice(0, 80)}`;
  return [{ caseId, about: 'address', isAgreed: agrees, expected, said: got }];
}

async function judgementsIn(file: string): Promise<Judgement[]> {
  const text = await readFile(file, 'utf8');
  if (!file.endsWith('.txt')) return runCases(readCases(text));
  return (await runHostileFile(text)).flatMap(hostileJudgement);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { explained: { type: 'string' } },
  });
  if (positionals.length === 0) throw new Error(usage);
  const explained = values.explained
    ? explanations.parse(JSON.parse(await readFile(values.explained, 'utf8')))
    : {};
  let isEnough = true;
  for (const file of positionals) {
    const judgements = await judgementsIn(file);
    if (judgements.length === 0) throw new Error(`${file} holds no cases.`);
    isEnough = printFile(path.basename(file), judgements, explained) && isEnough;
  }
  return isEnough ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
