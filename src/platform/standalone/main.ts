import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OperatorEnv } from '../env.ts';
import { tellOperator } from '../operator-error.ts';
import { prepareDataDir } from '../supervisor/data-dir.ts';
import { taskArguments } from '../supervisor/prepare-database.ts';
import { keepSiteSecrets, type SiteSecrets } from '../supervisor/secrets.ts';
import { loadSettings, projectRoot, siteEnvironment } from '../supervisor/settings.ts';
import { withDatabase } from './with-database.ts';

export type StandaloneCommand = 'seed' | 'migrate' | 'reset-second-factor' | 'payload';

/** Payload commands that only read the configuration and need no database. */
const WITHOUT_DATABASE = /^(generate:.*|migrate:create|info)$/;

const NO_DATABASE = 'postgresql://nobody@127.0.0.1:1/none';
const NO_SECRETS: SiteSecrets = {
  payloadSecret: 'not-needed-for-this-command-of-payload',
  internalSecret: 'not-needed',
};

function argumentsOf(command: StandaloneCommand, rest: string[]): string[] {
  if (command !== 'payload') return [...taskArguments(`${command}.ts`), ...rest];
  const library = createRequire(import.meta.url).resolve('payload');
  return [path.join(path.dirname(library), '..', 'bin.js'), ...rest];
}

export async function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function runWithDatabase(
  command: StandaloneCommand,
  args: string[],
  env: OperatorEnv,
): Promise<number> {
  const dataDir = await prepareDataDir(env.dataDir);
  const secrets = await keepSiteSecrets(dataDir.secrets, env.payloadSecret);
  return withDatabase(env, dataDir, ({ url }) =>
    runNode(
      args,
      siteEnvironment(env, secrets, url, command === 'payload' ? 'development' : 'production', {
        DATABASE_STATEMENT_TIMEOUT_MS: '0',
      }),
    ),
  );
}

/** Commands that need the database, and `npm run payload -- <command>`. */
export async function runStandalone(command: StandaloneCommand, rest: string[]): Promise<number> {
  // The command handles Ctrl-C; this process stays to stop the database.
  process.on('SIGINT', () => {});
  return tellOperator(async () => {
    const { env } = loadSettings();
    const args = argumentsOf(command, rest);
    if (command === 'payload' && WITHOUT_DATABASE.test(rest[0] ?? '')) {
      return runNode(args, siteEnvironment(env, NO_SECRETS, NO_DATABASE, 'development'));
    }
    return runWithDatabase(command, args, env);
  });
}
