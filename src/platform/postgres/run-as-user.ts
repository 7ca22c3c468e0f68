import { spawn } from 'node:child_process';
import { bareEnvironment } from '../env.ts';

/** The user of a program; undefined: the current one. */
export type OsUser = { uid: number; gid: number };

export type Finished = { code: number | null; output: string };

/** Does not throw for an exit code. */
export function runAsUser(
  program: string,
  args: string[],
  options: { user?: OsUser; cwd?: string } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options.user,
      // The current folder may be closed to the other user.
      cwd: options.cwd ?? '/',
      env: bareEnvironment(),
      // Ctrl-C must reach only the supervisor, which stops everything in order.
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
