import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  childEnvironment,
  EnvironmentError,
  type OperatorEnv,
  readOperatorEnv,
  readSecretFiles,
} from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import type { SiteSecrets } from './secrets.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** Reads `.env` and the environment; the environment wins. */
export function loadSettings(root = projectRoot): { env: OperatorEnv; readFile: boolean } {
  const file = path.join(root, '.env');
  const readFile = existsSync(file);
  if (readFile) process.loadEnvFile(file);
  try {
    readSecretFiles();
    return { env: readOperatorEnv(), readFile };
  } catch (error) {
    if (error instanceof EnvironmentError) throw new OperatorError(error.message);
    throw error;
  }
}

export function siteEnvironment(
  env: OperatorEnv,
  secrets: SiteSecrets,
  databaseUrl: string,
  mode: 'production' | 'development',
  changes: Record<string, string> = {},
): NodeJS.ProcessEnv {
  return childEnvironment({
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.port),
    SITE_URL: env.siteUrl,
    DATA_DIR: env.dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secrets.payloadSecret,
    INTERNAL_SECRET: secrets.internalSecret,
    BETA_PASSWORD_HASH: secrets.betaPasswordHash,
    STUDIO_PASSWORD_HASH: secrets.studioPasswordHash,
    ...changes,
  });
}
