import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Imports that are followed when a module is loaded: no types, and nothing that is fetched later. */
const loading =
  /^(?:import|export)\s+(?!type\b)(?:(?<named>\{[^}]*\})|[^'"{}]*(?:\{[^}]*\})?)?\s*(?:from\s+)?'(?<spec>[^']+)';/gm;

const onlyTypes = (named: string | undefined) =>
  named
    ?.slice(1, -1)
    .split(',')
    .filter((name) => name.trim())
    .every((name) => name.trim().startsWith('type ')) ?? false;

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(loading)].flatMap(({ groups }) => {
    const { named, spec = '' } = groups ?? {};
    if (onlyTypes(named) || !/^(?:\.|@\/)/.test(spec)) return [];
    const base = spec.startsWith('@/')
      ? path.join('src', spec.slice(2))
      : path.join(path.dirname(file), spec);
    return [base, `${base}.ts`, `${base}.tsx`].filter((at) => /\.tsx?$/.test(at) && existsSync(at));
  });
}

/** Every project file that a module loads, with the chain of imports to it. */
function loadedWith(start: string): Map<string, string[]> {
  const ways = new Map([[start, [start]]]);
  for (const [file, way] of ways) {
    for (const next of importsOf(file)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}

it('an enquiry is taken without loading the scanner, its checks and their texts', () => {
  const ways = loadedWith('src/enquiries/actions/enquiry-actions.ts');
  expect([...ways.keys()]).toContain('src/enquiries/store/store-enquiry.ts');
  const scanner = [...ways].filter(([file]) => file.startsWith('src/scanner/'));
  expect(scanner.map(([, way]) => way.join(' → '))).toEqual([]);
});

it('a way to the scanner would be seen', () => {
  const ways = loadedWith('src/scans/store/scan-checks.ts');
  expect([...ways.keys()]).toContain('src/scanner/checks/registry.ts');
});
