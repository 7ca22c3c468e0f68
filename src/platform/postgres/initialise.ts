import { appendFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../exists.ts';
import type { PostgresHome } from './home.ts';
import { run } from './run.ts';

/** PostgreSQL's first user, for our own upkeep. The site signs in as somebody who may do less. */
export const ADMIN_ROLE = 'postgres';

/** Our settings, written before each start; PostgreSQL's own file only includes them. */
export const SETTINGS_FILE = 'site.conf';

/**
 * Texts are UTF-8 and sort the same on every machine: the rules come from PostgreSQL itself, not
 * from the system. The system's C.UTF-8 is only asked what a letter is, and only if it is there
 * (macOS lacks it). Left alone, a machine with LANG=C makes a cluster that can't hold UTF-8.
 */
const RULES = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const LOCALES = ['C.UTF-8', 'C'];

/** True if the cluster is there and whole. */
export function isInitialised(home: PostgresHome): Promise<boolean> {
  return exists(path.join(home.data, 'PG_VERSION'));
}

/** Makes a new cluster. It appears under its name when it is whole, so a crash leaves no half. */
export async function initialiseCluster(home: PostgresHome, password: string): Promise<void> {
  const unfinished = `${home.data}.unfinished`;
  const passwordFile = path.join(home.folder, 'first-password');
  const give = async (file: string) => {
    if (home.user) await chown(file, home.user.uid, home.user.gid);
  };
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await give(passwordFile);
    let last = '';
    for (const locale of LOCALES) {
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { mode: 0o700 });
      await give(unfinished);
      const { code, output } = await run(
        home.binaries.initdb,
        [
          `--pgdata=${unfinished}`,
          `--username=${ADMIN_ROLE}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          `--locale=${locale}`,
          ...RULES,
        ],
        { user: home.user },
      );
      last = output;
      if (code !== 0) continue;
      await appendFile(
        path.join(unfinished, 'postgresql.conf'),
        `\ninclude_if_exists = '${SETTINGS_FILE}'\n`,
      );
      await rename(unfinished, home.data);
      return;
    }
    throw new Error(`PostgreSQL could not prepare its data folder:\n${last}`);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}
