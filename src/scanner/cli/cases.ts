import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { agreementByCheck, agreementOf, percentOf } from '../cases/agreement.ts';
import { type HostileResult, runHostileFile } from '../cases/hostile.ts';
import { readCases } from '../cases/read-cases.ts';
import { type Judgement, runCases } from '../cases/run-cases.ts';

/**
 * `npm run scan:cases -- FILE...`: holds the scanner’s verdicts against expectations written down by
 * others, one JSON object a line; `.txt` files hold hostile addresses. Prints the agreement of each file, of each check, and every
 * disagreement. Nothing is fetched.
 *
 *   npm run scan:cases -- cases.jsonl --explained src/scanner/cases/explained.json
 *
 * The exit code is 1 when a file’s agreement is below 98 %, and 2 when a file can’t be read.
 */

const LEAST_PERCENT = 98;

/** Why we disagree, by the case’s id. */
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

/** What a client alone does not show is left out. */
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
