import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type SiteSecrets = {
  payloadSecret: string;
  /** Opens `/api/internal/*`; known to the supervisor and the site only. */
  internalSecret: string;
};

export type PostgresSecrets = {
  postgresAdminPassword: string;
  postgresSitePassword: string;
};

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    // Copied or restored folders often come with wider rights.
    await chmod(file, 0o600);
    return secret || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads a secret, or makes and keeps one of 256 bits. Needs the data folder's lock. */
async function keepSecret(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  const kept = await readSecret(file);
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  // Written aside and moved, so that a crash leaves either no secret or a whole one.
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}

/** The site's secrets, made on the first start. A `payloadSecret` that is given is used as it is. */
export async function keepSiteSecrets(
  folder: string,
  payloadSecret?: string,
): Promise<SiteSecrets> {
  return {
    payloadSecret: payloadSecret ?? (await keepSecret(folder, 'payload-secret')),
    internalSecret: await keepSecret(folder, 'internal-secret'),
  };
}

/** The passwords of our own PostgreSQL, made together with it. */
export async function keepPostgresSecrets(folder: string): Promise<PostgresSecrets> {
  return {
    postgresAdminPassword: await keepSecret(folder, 'postgres-admin-password'),
    postgresSitePassword: await keepSecret(folder, 'postgres-site-password'),
  };
}
