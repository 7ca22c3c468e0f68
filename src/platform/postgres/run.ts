import { spawn } from 'node:child_process';
import { bareEnvironment } from '../env.ts';

/** Who a program runs as; undefined: as we do. */
export type OsUser = { uid: number; gid: number };

export type Finished = { code: number | null; output: string };

/** Runs a program to its end as the given user and returns what it said. Never throws for a code. */
export function run(
  program: string,
  args: string[],
  options: { user?: OsUser; cwd?: string } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options.user,
      // The folder we stand in may be closed to the other user.
      cwd: options.cwd ?? '/',
      env: bareEnvironment(),
      // A Ctrl-C in the terminal is for the supervisor; it decides what stops when.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}
