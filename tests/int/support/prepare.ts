import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type Preparation,
  prepareDatabase,
} from '../../../src/platform/supervisor/prepare-database.ts';
import { type TestDatabase, testEnvironment } from '../../support/database.ts';
import { outsideVitest, projectRoot, rememberPictures } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

/** Prepares a database in a separate process, as each start of the site does. */
export async function prepare(
  database: TestDatabase,
  changes: Record<string, string> = {},
  dataDir: 'deleted' | 'kept' = 'deleted',
): Promise<Preparation> {
  const env = outsideVitest({
    ...(await testEnvironment(database)),
    NODE_OPTIONS: rememberPictures,
    ...changes,
  });
  const logs = await makeTempDir('prepare-logs');
  try {
    const signal = new AbortController().signal;
    return await prepareDatabase({ root: projectRoot, env, logs, onWait: () => {}, signal });
  } finally {
    await rm(logs, { recursive: true });
    if (dataDir === 'deleted')
      await rm(path.dirname(env.DATA_DIR ?? ''), { recursive: true, force: true });
  }
}
