import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const remembering = path.join(import.meta.dirname, 'remember-pictures.ts');

/** `NODE_OPTIONS` for seeding processes whose picture encoding is not under test. */
export const rememberPictures = `--import ${pathToFileURL(remembering).href}`;

export type Ran = { code: number | null; output: string };

/** The environment of a process outside a test. */
export function outsideVitest(changes: Record<string, string>): NodeJS.ProcessEnv {
  // Payload handles its files differently inside a test.
  const { VITEST: _, ...env } = process.env;
  return { ...env, NODE_ENV: 'production', ...changes };
}

/** Starts Node in the project's folder and collects its output. */
export function startNode(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: outsideVitest(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ran: Ran = { code: null, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      ran.output += chunk.toString('utf8');
    });
  }
  const finished = once(child, 'close').then(([code]) => Object.assign(ran, { code }));
  return { child, ran, finished };
}

/** Runs one of the project's commands like npm. */
export function runCommand(args: string[], env: Record<string, string>): Promise<Ran> {
  return startNode(['src/platform/launch.mjs', ...args], env).finished;
}
