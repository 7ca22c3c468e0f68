import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ScanOutcome } from '@/scanner/model/report';
import { type FixturePaths, startFixtureSite } from '../../../support/fixture-site';
import { orFirst } from '../../../support/how-much';
import { startNode } from '../../../support/run-node';
import { makeTempDir } from '../../../support/temp-dir';

const shop: FixturePaths = {
  '/': '<!doctype html><html lang="en"><title>Bakery in Ross-on-Wye</title><h1>Bread</h1><img src="/a.png">',
  '/closed': { status: 403, body: 'No' },
  '/gone': { status: 410, body: 'Gone' },
};

async function scan(...args: string[]) {
  const site = await startFixtureSite(shop);
  onTestFinished(() => site.close());
  const given = args.map((arg) => arg.replace('SITE', site.host));
  return startNode(['src/scanner/cli/scan.ts', ...given], {
    // Nothing listens on port 1.
    SCANNER_ALLOW_HOSTS: `${site.host},127.0.0.1:1`,
  }).finished;
}

describe('scan', () => {
  it('prints a report as text', async () => {
    const { code, output } = await scan('SITE', '--refresh', 'no');
    expect(code).toBe(0);
    expect(output).toContain('Page: ');
    expect(output).toMatch(/Overall +.*\d+/);
    expect(output).toContain('CRITICAL');
    expect(output).toContain('Why: ');
    expect(output).toContain('Fix: ');
    expect(output).toContain('<img src="/a.png">');
  });

  it('prints the outcome as JSON', async () => {
    const { code, output } = await scan('http://SITE/', '--json');
    const outcome = JSON.parse(output.slice(output.indexOf('{'))) as ScanOutcome;
    expect(code).toBe(0);
    expect(outcome.status).toBe('scored');
  });

  const endings: [number, string[]][] = [
    [4, ['http://10.0.0.1/']],
    [2, []],
    [2, ['SITE', 'SITE']],
    [2, ['SITE', '--loud']],
    [3, ['http://127.0.0.1:1/']],
    [5, ['http://SITE/closed']],
    [5, ['http://SITE/gone']],
  ];
  it.each(orFirst(endings))('ends with %i for %j', async (code, args) => {
    expect((await scan(...args)).code).toBe(code);
  });

  it('reports a fault in the environment', async () => {
    const env = { SCANNER_ALLOW_HOSTS: 'everything' };
    const { code, output } = await startNode(['src/scanner/cli/scan.ts', 'a.co.uk'], env).finished;
    expect(code).toBe(2);
    expect(output).toContain('SCANNER_ALLOW_HOSTS');
  });
});

describe('scan:cases', () => {
  const page = {
    url: 'https://shop.example/',
    status: 200,
    headers: [],
    html: '<title>Shop</title>',
  };
  const agreed = {
    kind: 'page',
    id: 'set/a',
    page,
    robotsTxt: null,
    expect: { 'seo-title': 'ok' },
  };
  const disagreed = { ...agreed, id: 'set/b', expect: { 'seo-title': 'fail' } };

  async function cases(files: Record<string, string>, ...args: string[]) {
    const folder = await makeTempDir('cases');
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
    const given = args.map((arg) => (arg in files ? path.join(folder, arg) : arg));
    return startNode(['src/scanner/cli/cases.ts', ...given]).finished;
  }

  it('prints the agreement of a file and of each check', async () => {
    const { code, output } = await cases({ 'a.jsonl': JSON.stringify(agreed) }, 'a.jsonl');
    expect(code).toBe(0);
    expect(output).toContain('a.jsonl: 1 of 1, 100 %');
    expect(output).toMatch(/seo-title +1\/1 +100 %/);
  });

  it('lists each disagreement with its explanation, and fails below 98 %', async () => {
    const files = {
      'a.jsonl': `${JSON.stringify(agreed)}\n${JSON.stringify(disagreed)}`,
      'why.json': JSON.stringify({ 'set/b': 'It has a title.' }),
    };
    const { code, output } = await cases(files, 'a.jsonl', '--explained', 'why.json');
    expect(code).toBe(1);
    expect(output).toContain('set/b seo-title: fail expected, said pass');
    expect(output).toContain('explained: It has a title.');
  });

  it('reads hostile addresses from a text file', async () => {
    const { code, output } = await cases({ 'a.txt': 'http://127.0.0.1/\tloopback\n' }, 'a.txt');
    expect(output).toContain('a.txt: 1 of 1, 100 %');
    expect(code).toBe(0);
  });

  it.each(orFirst([['empty.jsonl'], ['empty.txt']]))('refuses the empty file %s', async (name) => {
    const { code, output } = await cases({ [name]: '\n' }, name);
    expect(code).toBe(2);
    expect(output).toContain(`${name} holds no cases`);
  });

  it.each(orFirst([[['missing.jsonl']], [[]], [['a.jsonl']]]))(
    'exits with 2 for %j',
    async (args) => {
      expect((await cases({ 'a.jsonl': 'no case' }, ...args)).code).toBe(2);
    },
  );
});
