import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Finished {
  code: number;
  /** All output, in order. */
  output: string;
}

/** An operator's settings, on which checks must not depend. */
const siteVariables = [
  'PORT',
  'BIND_ADDRESS',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL_MAX',
  'DATABASE_STATEMENT_TIMEOUT_MS',
  'SITE_URL',
  'TRUSTED_PROXY_HOPS',
  'PAYLOAD_SECRET',
  'INTERNAL_SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'STUDIO_PASSWORD',
  'BETA_PASSWORD',
  'SMTP_URL',
  'SCANNER_ALLOW_HOSTS',
  'NODE_ENV',
  'NODE_OPTIONS',
];

function neutralEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  // Playwright sets FORCE_COLOR itself, and Node warns about both together.
  for (const name of [...siteVariables, 'FORCE_COLOR', 'NO_COLOR']) delete env[name];
  return env;
}

/** The script of a package's command, run without shell and PATH. */
export function commandOf(packageName: string, command = packageName): string {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = findManifest(require, packageName);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${packageName} has no command ${command}.`);
  return path.join(path.dirname(manifest), script);
}

/** Packages may hide package.json from `require.resolve`, so it is found by folder. */
function findManifest(require: NodeJS.Require, packageName: string): string {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    const file = path.join(folder, packageName, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {
      // Not in this folder; try the next one up.
    }
  }
  throw new Error(`The package ${packageName} is missing. Run npm ci.`);
}

/** Runs a Node script without a terminal for prompts. */
export async function execute(
  args: readonly string[],
  changes: Record<string, string> = {},
): Promise<Finished> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...neutralEnvironment(), ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  const output = stripVTControlCharacters(Buffer.concat(parts).toString('utf8'));
  return { code: code ?? 1, output: output.trimEnd() };
}
