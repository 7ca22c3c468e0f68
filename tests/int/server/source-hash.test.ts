import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSource } from '../../../src/platform/build/build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

let root: string;
let copy: string;

beforeAll(async () => {
  root = await makeTempDir('hash');
  copy = `${root}-copy`;
  await mkdir(path.join(root, 'src/app'), { recursive: true });
  await mkdir(path.join(root, 'seed'));
  await writeFile(path.join(root, 'src/app/page.tsx'), 'page');
  await writeFile(path.join(root, 'next.config.ts'), 'config');
  await cp(root, copy, { recursive: true });
});
afterAll(() => Promise.all([root, copy].map((folder) => rm(folder, { recursive: true }))));

it('is equal for equal sources, at any place and time', async () => {
  expect(await hashSource(copy)).toBe(await hashSource(root));
});

it('changes with every byte and name of the build’s inputs, and with nothing else', async () => {
  const seen = [await hashSource(root)];
  await writeFile(path.join(root, 'seed/data.ts'), 'other content');
  await writeFile(path.join(root, 'README.md'), 'read me');
  expect(await hashSource(root)).toBe(seen[0]);

  await writeFile(path.join(root, 'src/app/page.tsx'), 'pagE');
  seen.push(await hashSource(root));
  await rename(path.join(root, 'src/app/page.tsx'), path.join(root, 'src/app/pages.tsx'));
  seen.push(await hashSource(root));
  await writeFile(path.join(root, 'next.config.ts'), 'confiG');
  seen.push(await hashSource(root));
  expect(new Set(seen).size).toBe(4);
});
