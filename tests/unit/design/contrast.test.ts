import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, nightColours, panelColours } from '@/platform/brand';
import { contrast } from './support/contrast';

type Scheme = Readonly<Record<string, string>>;
const day: Scheme = colours;
const night: Scheme = { ...colours, ...nightColours };

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for outlines of controls and for meaningful graphics. */
const text = 4.5;
const graphic = 3;

/** Text colours by background. `night`: the panels that are dark in both schemes. */
const textOn: Record<string, string[]> = {
  ink: ['paper', 'sheet', 'mist', 'wash'],
  muted: ['paper', 'sheet', 'mist', 'wash'],
  orchard: ['paper', 'sheet', 'mist', 'wash'],
  danger: ['paper', 'sheet', 'mist', 'wash'],
  caution: ['paper', 'sheet'],
  paper: ['ink', 'orchard'],
  'on-cider': ['cider', 'cider-deep'],
  'on-amber': ['amber'],
};
const textOnNight: Record<string, string[]> = {
  ink: ['panel', 'foot'],
  muted: ['panel', 'foot'],
  orchard: ['panel', 'foot'],
  danger: ['panel', 'foot'],
  hint: ['ink'],
};
const graphicOn: Record<string, string[]> = { edge: ['paper', 'sheet', 'mist', 'wash'] };

/** Colours never used for text: backgrounds, hairlines, marks. */
const neverText = ['sheet', 'mist', 'wash', 'rule', 'panel', 'foot', 'cider', 'cider-deep'];
const generated = ['src/design/brand.css', 'public/favicon.svg'];
/** Large and hidden from screen readers: `404`, slashes between breadcrumbs. */
const decoration = ['tick', 'edge', 'amber'];

function pairsOf(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground): [string, string] => [front, ground]),
  );
}

function ratio(scheme: Scheme, front: string, ground: string): number {
  const [a, b] = [scheme[front], scheme[ground]];
  if (a === undefined || b === undefined) throw new Error(`no colour for ${front} on ${ground}`);
  return contrast(a, b);
}

describe.each([
  ['day', day, textOn],
  ['night', night, textOn],
] as const)('the %s scheme', (_name, scheme, table) => {
  it.each(pairsOf(table))('writes %s legibly on %s', (front, ground) => {
    expect(ratio(scheme, front, ground)).toBeGreaterThanOrEqual(text);
  });

  it.each(pairsOf(graphicOn))('outlines controls in %s visibly on %s', (front, ground) => {
    expect(ratio(scheme, front, ground)).toBeGreaterThanOrEqual(graphic);
  });
});

describe('the panels that are dark in both schemes', () => {
  it.each(pairsOf(textOnNight))('writes %s legibly on %s', (front, ground) => {
    expect(ratio(night, front, ground)).toBeGreaterThanOrEqual(text);
  });
});

describe('the tables above', () => {
  it('name every colour of the brand', () => {
    const known = [
      ...Object.keys(textOn),
      ...Object.keys(textOnNight),
      ...neverText,
      ...decoration,
    ];
    expect(Object.keys(day).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('name every text colour used by a component', () => {
    const files = globSync('src/{app,design,site,*/ui}/**/*.tsx');
    const used = new Set(
      files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])text-([a-z-]+)(?=["'\s`])/g)]
          .map((match) => match[1] ?? '')
          .filter((name) => name in day),
      ),
    );
    const allowed = [
      ...Object.keys(textOn),
      ...Object.keys(textOnNight),
      'tick',
      'edge',
      'current',
    ];
    expect([...used].filter((name) => !allowed.includes(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(3); // the search itself works
  });

  it('are complete: no component and no style sheet has a hex value', () => {
    const files = globSync('src/{design,site,*/ui,*/office,office,app}/**/*.{tsx,css}');
    const offenders = files.filter(
      (file) =>
        !generated.includes(file) &&
        /#([0-9a-f]{3,4}){1,2}\b(?![\w-])/i.test(
          readFileSync(file, 'utf8').replace(/href="#[^"]*"|'#[^']*'|`#[^`]*`/g, ''),
        ),
    );
    expect(offenders).toEqual([]);
  });

  it('are unique: no other file names a brand colour', () => {
    const values = Object.values({ ...colours, ...nightColours, ...panelColours });
    const brand = new RegExp(values.filter((value) => value !== '#ffffff').join('|'), 'i');
    const files = globSync('{src,seed,collections,public}/**/*.{ts,tsx,css,mjs,svg,html,md,json}');
    const elsewhere = files.filter(
      (file) =>
        !file.startsWith('public/demos/') &&
        !generated.includes(file) &&
        file !== 'src/platform/brand.ts' &&
        brand.test(readFileSync(file, 'utf8')),
    );
    expect(elsewhere).toEqual([]);
    expect(brand.test(readFileSync(generated[0] ?? '', 'utf8'))).toBe(true); // the search works
  });
});

describe('the measurement', () => {
  it('detects a pair with too little contrast', () => {
    expect(ratio({ ...day, muted: '#a8b0ac' }, 'muted', 'paper')).toBeLessThan(text);
  });

  it('agrees with the known extremes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
