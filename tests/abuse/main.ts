import { parseArgs } from 'node:util';
import { plays } from './plays.ts';
import type { Stage } from './stage.ts';

/**
 * `npm run abuse -- http://localhost:3000`: attacks a running site of your own as a stranger and
 * with a stolen session. Prints each attack and its outcome. The exit code is 1 when any attack
 * succeeded.
 *
 *   --email, --password   an admin’s account without a second factor, for attacks with a session
 *   --log                 the file with the site’s output
 *
 * It sends enquiries, wrong passwords and large bodies: never run it against another owner’s site.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    password: { type: 'string' },
    log: { type: 'string' },
  },
});

const [address = 'http://localhost:3000'] = positionals;
const { email, password, log } = values;
const stage: Stage = {
  origin: new URL(address).origin,
  account: email && password ? { email, password } : null,
  logFile: log ?? null,
};

const isReady = { account: stage.account !== null, log: stage.logFile !== null };
const width = Math.max(...plays.map(({ name }) => name.length));
let fallenInAll = 0;

for (const { name, needs, run } of plays) {
  const cell = name.padEnd(width);
  if (needs && !isReady[needs]) {
    console.log(`${cell}  not tried: needs ${needs === 'log' ? '--log' : '--email, --password'}`);
    continue;
  }
  const fallen: string[] = [];
  let tried = 0;
  try {
    tried = await run(stage, (what) => fallen.push(what));
  } catch (error) {
    fallen.push(error instanceof Error ? error.message : String(error));
  }
  fallenInAll += fallen.length;
  const outcome = fallen.length === 0 ? 'held' : 'FELL';
  console.log(`${cell}  ${String(tried).padStart(4)} tried  ${outcome}`);
  for (const what of fallen.slice(0, 8)) console.log(`    ${what}`);
}

console.log(fallenInAll === 0 ? '\nEverything held.' : `\n${fallenInAll} fell.`);
process.exitCode = fallenInAll === 0 ? 0 : 1;
