import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashPassword } from '../password-hash.ts';
import { makeReadablePassword } from '../readable-password.ts';

export type SiteSecrets = {
  payloadSecret: string;
  /** Secret for `/api/internal/*`; only the supervisor and the site have it. */
  internalSecret: string;
  /** Of the beta area's password; absent when the operator sets the password. */
  betaPasswordHash?: string;
  studioPasswordHash?: string;
};

/** A shared area's password, unless the operator set one. */
export type AreaPassword = {
  hash: string;
  /** Present only if generated now and so unknown to others. */
  made?: {
    password: string;
    /** Call when it is shown: a start that fails earlier must not keep it. */
    keep: () => Promise<void>;
  };
};

export type PostgresSecrets = {
  postgresAdminPassword: string;
  postgresSitePassword: string;
};

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    // Copied or restored folders often have wider rights.
    await chmod(file, 0o600);
    return secret || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and renamed, so that a crash leaves no partial secret. */
async function writeSecret(file: string, secret: string): Promise<void> {
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Reads a secret, or makes and keeps one of 256 bits. Needs the data folder's lock. */
async function keepSecret(
  folder: string,
  name: string,
  encoding: 'base64' | 'base64url' = 'base64url',
): Promise<string> {
  const file = path.join(folder, name);
  const kept = await readSecret(file);
  if (kept) return kept;
  const secret = randomBytes(32).toString(encoding);
  await writeSecret(file, secret);
  return secret;
}

/** Reads the hash of a shared area's password, or generates a password. Needs the folder's lock. */
export async function findAreaPassword(folder: string, name: string): Promise<AreaPassword> {
  const file = path.join(folder, name);
  const kept = await readSecret(file);
  if (kept) return { hash: kept };
  const password = makeReadablePassword();
  const hash = await hashPassword(password);
  return { hash, made: { password, keep: () => writeSecret(file, hash) } };
}

/** The site's secrets, generated on the first start. A given `payloadSecret` is used unchanged. */
export async function keepSiteSecrets(
  folder: string,
  payloadSecret?: string,
): Promise<SiteSecrets> {
  return {
    payloadSecret: payloadSecret ?? (await keepSecret(folder, 'payload-secret')),
    internalSecret: await keepSecret(folder, 'internal-secret'),
  };
}

const serverActionsKeyFile = 'server-actions-key';

/**
 * Names the server actions of a build: with one key for all builds, a form that was opened
 * before a deployment submits after it. Next decodes plain base64.
 */
export function keepServerActionsKey(folder: string): Promise<string> {
  return keepSecret(folder, serverActionsKeyFile, 'base64');
}

/** The same for a build beside the site; undefined before the first start made one. */
export function readServerActionsKey(folder: string): Promise<string | undefined> {
  return readSecret(path.join(folder, serverActionsKeyFile));
}

export async function keepPostgresSecrets(folder: string): Promise<PostgresSecrets> {
  return {
    postgresAdminPassword: await keepSecret(folder, 'postgres-admin-password'),
    postgresSitePassword: await keepSecret(folder, 'postgres-site-password'),
  };
}
