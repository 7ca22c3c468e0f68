import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type HostileResult, runHostileFile } from '../cases/hostile.ts';
import { type PageCase, type RobotsCase, readCases } from '../cases/read-cases.ts';
import { checks, judgePage } from '../checks/registry.ts';
import { isUnjudgedStatus } from '../gather/page-problem.ts';
import { makeKnown, makeUnknown } from '../gather/request-budget.ts';
import { readHeader } from '../model/check.ts';
import type { HeaderLines, Hop, Known, ScanEvidence, TextFile } from '../model/evidence.ts';
import { parsePage } from '../page/parse-page.ts';
import { mayFetch } from '../robots/robots-txt.ts';

const ORIGIN_MARK = '{{origin}}';
const STRANGER = 'https://origin-check.example';

const outside = makeUnknown('It is not part of the case.');

function textFile(
  pageUrl: string,
  path: string,
  file: { status: number; body: string } | null | undefined,
): Known<TextFile> {
  const url = new URL(path, pageUrl).href;
  const { status, body } = file ?? { status: 404, body: '' };
  return makeKnown({ url, finalUrl: url, status, contentType: 'text/plain', body, isCut: false });
}

function hopsOf({ page, redirects }: PageCase): Hop[] {
  if (!redirects || redirects.length === 0) {
    return [{ url: page.url, status: page.status, location: null }];
  }
  return redirects.map(({ url, status }, index) => ({
    url,
    status,
    location: redirects[index + 1]?.url ?? null,
  }));
}

function httpVisitOf(page: PageCase, hops: readonly Hop[]): Known<readonly Hop[]> {
  if (!page.redirects) return outside;
  if (page.redirects.length === 0) return makeKnown([]);
  return hops[0]?.url.startsWith('http:') ? makeKnown(hops) : outside;
}

function corsOf(headers: HeaderLines): ScanEvidence['cors'] {
  const answered = headers.map(
    ([name, value]) => [name, value.replaceAll(ORIGIN_MARK, STRANGER)] as const,
  );
  return makeKnown({
    sentOrigin: STRANGER,
    allowOrigin: readHeader(answered, 'access-control-allow-origin'),
    allowCredentials: readHeader(answered, 'access-control-allow-credentials'),
  });
}

/** Builds evidence from a case's page. Everything the case does not state is unknown. */
export function caseEvidence(of: PageCase): ScanEvidence {
  const { url, status, html } = of.page;
  const sent = of.page.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers: HeaderLines = [
    // A request without an Origin gets no such header.
    ...sent.filter(([, value]) => !value.includes(ORIGIN_MARK)),
    ...(of.cookies ?? []).map((cookie) => ['set-cookie', cookie] as const),
  ];
  const hops = hopsOf(of);
  return {
    askedUrl: hops[0]?.url ?? url,
    url,
    status,
    headers,
    cookies: headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value),
    hops,
    htmlBytes: Buffer.byteLength(html),
    page: parsePage(html, url),
    scannedAt: new Date().toISOString(),
    ttfbMs: outside,
    robotsTxt: textFile(url, '/robots.txt', of.robotsTxt),
    llmsTxt: textFile(url, '/llms.txt', of.llmsTxt),
    securityTxt: outside,
    sitemaps: outside,
    variants: outside,
    httpVisit: httpVisitOf(of, hops),
    cors: corsOf(sent),
    tls: outside,
    mail: outside,
    randomPath: outside,
    assets: outside,
    stylesheets: outside,
    links: outside,
    socialLinks: outside,
    favicon: outside,
    sidePages: outside,
  };
}

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
