import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { FuzzMessage, FuzzTask } from './scanner-thread.ts';

/**
 * `npm run fuzz:scanner`: the scanner reads mutated documents. It must neither throw nor hang.
 *
 *   npm run fuzz:scanner                        # 20,000 documents
 *   npm run fuzz:scanner -- 1000000 --seed 7    # a million others
 *   npm run fuzz:scanner -- 1 --seed 4711       # the one that a finding names
 *
 * The exit code is 1 after a finding.
 */

const HANG_MS = 20_000;
const MOST_FINDINGS = 10;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, threads: { type: 'string', default: '2' } },
  });
  const [count, seed, threads] = [positionals[0] ?? '20000', values.seed, values.threads].map(
    Number,
  );
  for (const value of [count, seed, threads]) {
    if (!Number.isSafeInteger(value) || Number(value) < 1) {
      throw new Error('Usage: npm run fuzz:scanner -- [documents] [--seed N] [--threads N]');
    }
  }
  return { count: Number(count), seed: Number(seed), threads: Number(threads) };
}

/** Settles with the findings of one thread. */
function runThread(task: Omit<FuzzTask, 'at'>): Promise<string[]> {
  const at = new SharedArrayBuffer(4);
  const place = new Int32Array(at);
  const workerData: FuzzTask = { ...task, at };
  const file = path.join(import.meta.dirname, 'scanner-thread.ts');
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
  const findings: string[] = [];
  return new Promise((resolve) => {
    let before = -1;
    const end = () => {
      clearInterval(watch);
      void worker.terminate();
      resolve(findings);
    };
    const note = (number: number, because: string) => {
      findings.push(`--seed ${task.seed + number}: ${because}`);
      if (findings.length >= MOST_FINDINGS) end();
    };
    const watch = setInterval(() => {
      const number = Atomics.load(place, 0);
      if (number === before) {
        note(number, 'It hangs.');
        end();
      }
      before = number;
    }, HANG_MS);
    worker.on('message', (message: FuzzMessage) => {
      if (message.state === 'done') end();
      else if (message.state === 'fault') note(message.number, message.because);
    });
    worker.on('error', (error) => {
      note(Atomics.load(place, 0), `The thread broke off: ${error}`);
      end();
    });
  });
}

async function main(): Promise<number> {
  const { count, seed, threads } = readArguments();
  const begunAt = performance.now();
  const findings = (
    await Promise.all(
      Array.from({ length: threads }, (_, first) =>
        runThread({ seed, first, step: threads, count }),
      ),
    )
  ).flat();
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  for (const finding of findings) console.log(finding);
  console.log(
    `${count.toLocaleString('en-GB')} documents in ${seconds} s, ${findings.length} findings.`,
  );
  return findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
