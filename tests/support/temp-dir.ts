import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for one test, which the test must remove. */
export function makeTempDir(name: string): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `site-test-${name}-`));
}
