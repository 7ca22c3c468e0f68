import { describe, expect, it } from 'vitest';
import {
  builders,
  checksWithSteps,
  type Effort,
  findBuilder,
  findOwnRepair,
} from '@/scanner/checks/own-repairs';
import { checks } from '@/scanner/checks/registry';
import { fail } from '@/scanner/model/check';
import { findFirstSteps } from '@/scanner/score/first-steps';
import { scoreReport } from '@/scanner/score/score-report';
import { mostHarmful } from '@/scanner/score/weights';
import { allPassBut } from './support/judged-checks';

function idsOf(failing: readonly string[]): string[] {
  const { checks: results } = scoreReport(
    allPassBut(Object.fromEntries(failing.map((id) => [id, fail('')]))),
  );
  return findFirstSteps(results).map(({ id }) => id);
}

describe('what to do first', () => {
  it('breaks ties by harm: no HTTPS comes before missing descriptions', () => {
    expect(idsOf(['a11y-img-alt', 'sec-https'])).toEqual(['sec-https', 'a11y-img-alt']);
    const { top } = scoreReport(allPassBut({ 'a11y-img-alt': fail(''), 'sec-https': fail('') }));
    expect(top.map(({ id }) => id)).toEqual(['sec-https', 'a11y-img-alt']);
  });

  it('puts the quicker of two equal faults first', () => {
    expect(idsOf(['a11y-button-name', 'a11y-form-label'])).toEqual([
      'a11y-form-label',
      'a11y-button-name',
    ]);
  });

  it('names five at most, and two of a category while others fail', () => {
    const found = idsOf([
      ...['a11y-img-alt', 'a11y-form-label', 'a11y-button-name', 'a11y-link-name'],
      ...['seo-title', 'local-phone', 'perf-ttfb', 'sec-hsts'],
    ]);
    expect(found).toHaveLength(5);
    expect(found.filter((id) => id.startsWith('a11y-'))).toHaveLength(2);
    expect(idsOf(['a11y-img-alt', 'a11y-form-label', 'a11y-link-name'])).toHaveLength(3);
  });
});

describe('own repairs', () => {
  it('name only checks that exist', () => {
    const ids = checks.map(({ id }) => id);
    expect([...checksWithSteps, ...mostHarmful].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('say for every check where to look in each builder', () => {
    for (const { id } of checks) {
      expect(Object.keys(findOwnRepair(id).steps)).toEqual([...builders]);
    }
  });

  it('send nobody to the wrong place', () => {
    const places: [id: string, effort: Effort, wix: RegExp][] = [
      ['sec-mail-spoofing', 'developer', /DNS/],
      ['local-cookie-consent', 'hours', /cookie banner/],
      ['seo-open-graph', 'easy', /social sharing/],
      ['seo-favicon', 'easy', /Favicon/],
      ['a11y-html-lang', 'easy', /language/],
      ['local-privacy', 'hours', /Add a page/],
    ];
    for (const [id, effort, wix] of places) {
      const own = findOwnRepair(id);
      expect([id, own.effort]).toEqual([id, effort]);
      expect(own.steps.Wix).toMatch(wix);
    }
  });

  it('know the builder from evidence of a single one', () => {
    expect(findBuilder(['<img src="/wp-content/uploads/a.jpg">'])).toBe('WordPress');
    expect(findBuilder(['https://static.wixstatic.com/a.js'])).toBe('Wix');
    expect(findBuilder(['/wp-includes/a.js', 'static1.squarespace.com'])).toBeNull();
    expect(findBuilder(['a plain page'])).toBeNull();
  });
});
