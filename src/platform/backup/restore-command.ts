import { createReadStream } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperatorEnv } from '../env.ts';
import { OperatorError, tellOperator } from '../operator-error.ts';
import { openPictureBucket, type PictureBucket } from '../picture-bucket.ts';
import { findClusterData } from '../postgres/postgres-home.ts';
import { withClient } from '../postgres/site-database.ts';
import { waitForDatabase } from '../postgres/wait-for-database.ts';
import { runNode } from '../standalone/main.ts';
import { withDatabase } from '../standalone/with-database.ts';
import { type DataDir, prepareDataDir } from '../supervisor/data-dir.ts';
import { taskArguments } from '../supervisor/prepare-database.ts';
import { keepSiteSecrets } from '../supervisor/secrets.ts';
import { loadSettings, projectRoot, siteEnvironment } from '../supervisor/settings.ts';
import { checkBackup } from './backup-check.ts';
import { listTables } from './catalogue.ts';
import { copyPrivately } from './files.ts';
import { keptFile, type Manifest, pictureOf } from './manifest.ts';

async function assertEmpty(
  { dataDir, databaseUrl }: OperatorEnv,
  bucket: PictureBucket | null,
): Promise<void> {
  const found = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length) {
    throw new OperatorError(
      `The data folder ${dataDir} is not empty: a backup is restored into an empty one only.\n` +
        'Move the folder away, or name another one: DATA_DIR=/path/to/folder npm run restore -- <backup>',
    );
  }
  if (bucket && (await bucket.listNames()).length) {
    throw new OperatorError(
      'The bucket of S3_BUCKET is not empty: a backup is restored into an empty one only.\n' +
        'Create another bucket and name it in S3_BUCKET.',
    );
  }
  if (!databaseUrl) return;
  await waitForDatabase(databaseUrl, new AbortController().signal);
  const tables = await withClient(databaseUrl, listTables);
  if (tables.length) {
    throw new OperatorError(
      'The database of DATABASE_URL is not empty: a backup is restored into an empty one only.\n' +
        'Create another database and name it in DATABASE_URL.',
    );
  }
}

async function fill(
  backup: string,
  manifest: Manifest,
  env: OperatorEnv,
  dataDir: DataDir,
  bucket: PictureBucket | null,
): Promise<void> {
  for (const { path: file, bytes } of manifest.files) {
    const picture = pictureOf(file);
    if (bucket && picture !== null) {
      await bucket.write(picture, createReadStream(keptFile(backup, file)), bytes);
      continue;
    }
    await copyPrivately(keptFile(backup, file), path.join(dataDir.root, ...file.split('/')));
  }
  const secrets = await keepSiteSecrets(dataDir.secrets, env.payloadSecret);
  await withDatabase(env, dataDir, async ({ url }) => {
    const changes = { DATABASE_STATEMENT_TIMEOUT_MS: '0' };
    const code = await runNode(
      [...taskArguments('restore.ts'), backup],
      siteEnvironment(env, secrets, url, 'production', changes),
    );
    if (code !== 0) throw new OperatorError('The backup could not be restored; see above.');
  });
}

async function takeBack(dataDir: DataDir, bucket: PictureBucket | null): Promise<void> {
  for (const name of (await bucket?.listNames()) ?? []) await bucket?.remove(name);
  const cluster = path.dirname(await findClusterData(dataDir));
  if (cluster !== dataDir.postgres) await rm(cluster, { recursive: true, force: true });
  const names = await readdir(dataDir.root);
  const marker = path.basename(dataDir.unfinishedRestore);
  for (const name of names.filter((each) => each !== marker)) {
    await rm(path.join(dataDir.root, name), { recursive: true, force: true });
  }
  await rm(dataDir.unfinishedRestore);
}

async function restore(backup: string): Promise<number> {
  const { env } = loadSettings();
  const manifest = await checkBackup(backup, projectRoot);
  const bucket = env.s3 ? await openPictureBucket(env.s3) : null;
  await assertEmpty(env, bucket);
  const dataDir = await prepareDataDir(env.dataDir);
  // A site start stops at this file. `wx` fails if another restore was quicker.
  await writeFile(dataDir.unfinishedRestore, '', { flag: 'wx', mode: 0o600, flush: true });
  try {
    await fill(backup, manifest, env, dataDir, bucket);
  } catch (error) {
    await takeBack(dataDir, bucket);
    throw error;
  }
  await rm(dataDir.unfinishedRestore);
  console.log(`Restored into ${env.dataDir}: the site as it was at ${manifest.madeAt}.`);
  if (manifest.environment.length) {
    console.log(
      `The saved site had settings in its environment, which no backup holds: ${manifest.environment.join(', ')}.`,
    );
  }
  if (manifest.environment.includes('PAYLOAD_SECRET') && !env.payloadSecret) {
    console.log('Without its PAYLOAD_SECRET, links that have been sent and sessions do not count.');
  }
  console.log('npm start starts it.');
  return 0;
}

/** `npm run restore -- <backup>` restores into an empty data folder. */
export function runRestore([backup]: string[]): Promise<number> {
  // The task handles Ctrl-C; this process stays to clean up.
  process.on('SIGINT', () => {});
  return tellOperator(async () => {
    if (!backup) throw new OperatorError('Name the backup: npm run restore -- <folder>');
    return restore(path.resolve(backup));
  });
}
