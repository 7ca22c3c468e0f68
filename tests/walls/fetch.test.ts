import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { commandOf } from '../run/execute';
import { makeTempDir } from '../support/temp-dir';

const scannersOwn = 'src/scanner/fetch/page.ts';
const guarded = [
  'src/platform/page.ts',
  'src/platform/mail/page.ts',
  'collections/page.ts',
  'seed/page.ts',
];

/** The linter's output for a tree in which every file fetches an address. */
async function lint(files: readonly string[]): Promise<string> {
  const root = await makeTempDir('fetch');
  for (const file of ['biome.jsonc', '.gitignore']) await copyFile(file, path.join(root, file));
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(
      path.join(root, file),
      "export const page = () => fetch('https://a.example');\n",
    );
  }
  const args = [commandOf('@biomejs/biome', 'biome'), 'lint', '--max-diagnostics=none', '.'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_failed, out, err) => resolve(out + err));
  });
}

let said = '';

beforeAll(async () => {
  for (const entry of await readdir('src', { withFileTypes: true })) {
    if (!entry.isDirectory() || ['scanner', 'migrations'].includes(entry.name)) continue;
    guarded.push(`src/${entry.name}/rules/page.ts`);
  }
  said = await lint([...guarded, scannersOwn]);
});

it('only the scanner may fetch an address, from any room', () => {
  const refused = [...said.matchAll(/^(\S+?):\d+:\d+ lint\/style\/noRestrictedGlobals/gm)];
  expect(refused.map(([, file]) => file).toSorted()).toEqual(guarded.toSorted());
});
