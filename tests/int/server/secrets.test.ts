import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isPassword } from '../../../src/platform/password-hash.ts';
import { prepareDataDir } from '../../../src/platform/supervisor/data-dir.ts';
import {
  findAreaPassword,
  keepPostgresSecrets,
  keepServerActionsKey,
  keepSiteSecrets,
  readServerActionsKey,
} from '../../../src/platform/supervisor/secrets.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

let root: string;
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

beforeEach(async () => {
  root = path.join(await makeTempDir('secrets'), '.data');
});
afterEach(() => rm(path.dirname(root), { recursive: true, force: true }));

it('makes data folder and secrets readable by their owner only', async () => {
  const { secrets, logs } = await prepareDataDir(root);
  await keepSiteSecrets(secrets);
  await keepPostgresSecrets(secrets);
  await keepServerActionsKey(secrets);
  const files = await readdir(secrets);
  expect(files.sort()).toEqual([
    'internal-secret',
    'payload-secret',
    'postgres-admin-password',
    'postgres-site-password',
    'server-actions-key',
  ]);
  for (const folder of [root, secrets, logs]) expect(await modeOf(folder)).toBe(0o700);
  for (const file of files) expect(await modeOf(path.join(secrets, file))).toBe(0o600);
});

it('generates each long secret once', async () => {
  const { secrets } = await prepareDataDir(root);
  const first = await keepSiteSecrets(secrets);
  expect(await keepSiteSecrets(secrets)).toEqual(first);
  expect(first.payloadSecret).toHaveLength(43);
  expect(first.internalSecret).not.toBe(first.payloadSecret);
});

it('keeps one key of 32 bytes for the forms of all builds', async () => {
  const { secrets } = await prepareDataDir(root);
  expect(await readServerActionsKey(secrets)).toBeUndefined();
  const key = await keepServerActionsKey(secrets);
  expect(key).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(await keepServerActionsKey(secrets)).toBe(key);
  expect(await readServerActionsKey(secrets)).toBe(key);
});

it('uses a given Payload secret and writes it nowhere', async () => {
  const { secrets } = await prepareDataDir(root);
  const given = 'g'.repeat(32);
  expect((await keepSiteSecrets(secrets, given)).payloadSecret).toBe(given);
  expect(await readdir(secrets)).toEqual(['internal-secret']);
});

it('generates an area’s password once, stores its hash only, and never shows it again', async () => {
  const { secrets } = await prepareDataDir(root);
  const first = await findAreaPassword(secrets, 'beta-password-hash');
  const password = first.made?.password ?? '';
  expect(password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await isPassword(password, first.hash)).toBe(true);
  await first.made?.keep();
  const file = path.join(secrets, 'beta-password-hash');
  expect(await modeOf(file)).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(`${first.hash}\n`);
  expect(await findAreaPassword(secrets, 'beta-password-hash')).toEqual({ hash: first.hash });
});

it('generates another password when a start failed before showing the first', async () => {
  const { secrets } = await prepareDataDir(root);
  const first = await findAreaPassword(secrets, 'beta-password-hash');
  expect(await readdir(secrets)).toEqual([]);
  const second = await findAreaPassword(secrets, 'beta-password-hash');
  expect(second.made?.password).not.toBe(first.made?.password);
});

it('generates a secret again that a crash left empty', async () => {
  const { secrets } = await prepareDataDir(root);
  const file = path.join(secrets, 'internal-secret');
  await writeFile(file, '');
  const { internalSecret } = await keepSiteSecrets(secrets);
  expect((await readFile(file, 'utf8')).trim()).toBe(internalSecret);
});

it('closes folders and files that were open to other users', async () => {
  await mkdir(path.join(root, 'secrets'), { recursive: true, mode: 0o755 });
  const { secrets } = await prepareDataDir(root);
  const file = path.join(secrets, 'internal-secret');
  await writeFile(file, 'kept-from-a-backup\n');
  await chmod(file, 0o644);
  await keepSiteSecrets(secrets);
  expect(await modeOf(root)).toBe(0o700);
  expect(await modeOf(secrets)).toBe(0o700);
  expect(await modeOf(file)).toBe(0o600);
});

it('leaves the parent folders’ rights unchanged', async () => {
  const deep = path.join(root, 'a', 'b');
  await mkdir(root, { recursive: true });
  await prepareDataDir(deep);
  expect((await modeOf(path.dirname(deep))) & 0o055).toBe(0o055);
});
