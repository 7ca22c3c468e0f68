import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandFiles } from './brand-files.ts';
import { execute, type Finished, root } from './execute.ts';
import { permissionsDoc, permissionsFile } from './permissions-doc.ts';

const typesFile = 'src/payload-types.ts';
const importMapFile = 'src/app/(payload)/cms/importMap.js';
const migrations = 'src/migrations';

/** The configuration requires these; nothing is connected. */
const environment = {
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'not-needed-to-generate-files-only-asked',
  INTERNAL_SECRET: 'not-needed',
  NODE_ENV: 'development',
};

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function newMigration(folder: string): Promise<string> {
  const known = new Set(await readdir(path.join(root, migrations)));
  const added = (await readdir(folder)).find((name) => name.endsWith('.ts') && !known.has(name));
  return added ? await read(path.join(folder, added)) : '';
}

/** Compares every generated file with a fresh one; changes none. */
export async function checkGeneratedFiles(): Promise<Finished> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-generated-'));
  try {
    const made = { types: path.join(folder, 'types.ts'), map: path.join(folder, 'importMap.js') };
    const copy = path.join(folder, 'migrations');
    await mkdir(copy);
    await cp(path.join(root, migrations), copy, { recursive: true });
    const { code, output } = await execute(
      ['--import', 'tsx', 'tests/run/regenerate.ts', made.map, copy],
      { ...environment, PAYLOAD_TS_OUTPUT_PATH: made.types },
    );
    if (code !== 0) return { code, output };

    const stale: string[] = [];
    for (const [file, now] of [
      [typesFile, await read(made.types)],
      [importMapFile, await read(made.map)],
      [path.relative(root, permissionsFile), permissionsDoc()],
      ...Object.entries(brandFiles),
    ] as const) {
      if (now !== (await read(path.join(root, file)))) stale.push(`${file}: npm run generate`);
    }
    const migration = await newMigration(copy);
    if (migration) {
      stale.push(`${migrations}: npm run payload -- migrate:create <name>\n\n${migration}`);
    }
    if (stale.length === 0) return { code: 0, output: '' };
    return { code: 1, output: `Out of date, and how to renew it:\n${stale.join('\n')}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
