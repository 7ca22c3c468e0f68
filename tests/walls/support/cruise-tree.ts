import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** File path → its source. */
export type Tree = Record<string, string>;

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const rules = path.join(root, '.dependency-cruiser.mjs');
const depcruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** Empty packages that a tree can import. `?` marks a development dependency. */
const packages = ['next', 'react', 'payload', '@payloadcms/ui', 'pg', 'undici', 'framer-motion'];
const devPackages = ['vitest'];

export async function ruleNames(): Promise<string[]> {
  const { default: config } = (await import(pathToFileURL(rules).href)) as {
    default: { forbidden: { name: string }[] };
  };
  return config.forbidden.map(({ name }) => name);
}

async function writeTree(folder: string, tree: Tree): Promise<void> {
  for (const [file, source] of Object.entries(tree)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, source);
  }
}

function withPackages(): Tree {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  const files: Tree = {
    'package.json': JSON.stringify({
      name: 'tree',
      type: 'module',
      dependencies: versions(packages),
      devDependencies: versions(devPackages),
    }),
  };
  for (const name of [...packages, ...devPackages, 'stowaway']) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'index.js' });
    files[`node_modules/${name}/index.js`] = 'module.exports = {};';
  }
  for (const part of ['cache', 'headers', 'navigation', 'link']) {
    files[`node_modules/next/${part}.js`] = 'module.exports = {};';
  }
  return files;
}

/**
 * Writes a small tree in the project's layout, and returns dependency-cruiser's violations of the
 * project's walls.
 */
export async function cruiseTree(tree: Tree): Promise<Violation[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-walls-'));
  try {
    await writeTree(folder, { ...withPackages(), ...tree });
    await copyFile(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    const entries = await readdir(folder);
    const sources = ['src', 'collections', 'seed', 'tests', 'payload.config.ts'];
    const args = [depcruise, '--config', rules, '--output-type', 'json', '--no-cache'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...args, ...sources.filter((name) => entries.includes(name))],
      { cwd: folder, maxBuffer: 50_000_000 },
    );
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    return summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
