import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCases } from '@/scanner/cases/read-cases';
import { runCases } from '@/scanner/cli/cases';

/** Pages of others, with what axe-core, browsers and the rules' own texts say of them. */
const file = path.join(import.meta.dirname, 'real-pages.jsonl');
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const cases = readCases(lines.join('\n'));

const bothWays = `
  seo-missing-files seo-favicon mob-doctype seo-charset seo-placeholder seo-copyright-year seo-h1
  local-social-links local-cookie-consent local-phone local-address local-hours local-schema
  sec-mail-spoofing perf-html-size ai-text-without-js a11y-region a11y-landmark-unique a11y-list
  a11y-listitem a11y-aria-hidden-focus a11y-aria-dialog-name a11y-aria-allowed-attr
  a11y-aria-required-children a11y-button-name a11y-form-label a11y-empty-heading
  a11y-svg-object-alt
`
  .trim()
  .split(/\s+/);

/** Information only: these never fail. */
const neverFailing = ['sec-security-txt', 'sec-cross-origin'];

function countExpected(check: string, expected: 'fail' | 'ok'): number {
  return cases.filter((of) => of.kind === 'page' && of.expect[check] === expected).length;
}

describe('cases from real pages', () => {
  it('are at least 300, each with an id and a source of its own', () => {
    const read = lines.map((line): { id: string; source?: string } => JSON.parse(line));
    expect(read.length).toBeGreaterThanOrEqual(300);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    expect(read.filter(({ source }) => !source)).toEqual([]);
  });

  it('are judged as expected', () => {
    expect(runCases(cases).filter(({ isAgreed }) => !isAgreed)).toEqual([]);
  });

  it.each(bothWays)('show %s failing and not failing, five times each', (check) => {
    expect(countExpected(check, 'fail')).toBeGreaterThanOrEqual(5);
    expect(countExpected(check, 'ok')).toBeGreaterThanOrEqual(5);
  });

  it.each(neverFailing)('show %s, which never fails', (check) => {
    expect(countExpected(check, 'fail')).toBe(0);
    expect(countExpected(check, 'ok')).toBeGreaterThanOrEqual(5);
  });
});
