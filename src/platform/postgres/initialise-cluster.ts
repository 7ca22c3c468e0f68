import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresHome } from './postgres-home.ts';
import { runAsUser } from './run-as-user.ts';

/** PostgreSQL's superuser, for maintenance. The site has its own role with fewer rights. */
export const ADMIN_ROLE = 'postgres';

/** Our settings, written before each start; PostgreSQL's own file only includes them. */
export const SETTINGS_FILE = 'site.conf';

/**
 * UTF-8 with PostgreSQL's builtin order, alike on every machine; LANG=C would make none. The
 * system's C.UTF-8 only classifies letters, where it exists (not on macOS).
 */
const RULES = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const LOCALES = ['C.UTF-8', 'C'];

export const isInitialised = (home: PostgresHome): boolean =>
  existsSync(path.join(home.data, 'PG_VERSION'));

/** Renames a complete cluster, so that a crash leaves no partial one. */
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
      const { code, output } = await runAsUser(
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
