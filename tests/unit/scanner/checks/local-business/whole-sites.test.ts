import { describe, expect, it } from 'vitest';
import { checks } from '../../../../../src/scanner/checks/registry.ts';
import type { ScanEvidence } from '../../../../../src/scanner/model/evidence.ts';
import {
  accountant,
  appShellSite,
  bakery,
  hairSalon,
  plumber,
  saas,
} from '../../support/whole-sites.ts';

const all = checks.filter(({ category }) => ['local-business', 'ai-search'].includes(category));

function outcomes(evidence: ScanEvidence): Record<string, string> {
  return Object.fromEntries(all.map((check) => [check.id, check.judge(evidence).outcome]));
}

function failures(evidence: ScanEvidence): string[] {
  return all
    .map((check) => ({ id: check.id, verdict: check.judge(evidence) }))
    .filter(({ verdict }) => verdict.outcome === 'fail')
    .map(({ id, verdict }) => `${id}: ${verdict.summary}`);
}

describe('faultless sites', () => {
  it.each([
    ['a plumber without a shop', plumber],
    ['a hair salon', hairSalon],
    ['an accountant', accountant],
    ['a bakery with two branches', bakery],
    ['a software company', saas],
  ])('%s gets no failure', (_, evidence) => {
    expect(failures(evidence())).toEqual([]);
  });

  it('passes a complete local business', () => {
    for (const evidence of [plumber(), hairSalon(), bakery()]) {
      expect(outcomes(evidence)).toMatchObject({
        'local-phone': 'pass',
        'local-address': 'pass',
        'local-schema': 'pass',
        'local-schema-complete': 'pass',
        'local-hours': 'pass',
        'local-nap-match': 'pass',
        'local-reviews': 'pass',
        'local-contact-email': 'pass',
        'local-privacy': 'pass',
        'local-cookie-consent': 'pass',
        'ai-text-without-js': 'pass',
        'ai-entity': 'pass',
        'ai-semantic-html': 'pass',
        'ai-questions': 'pass',
      });
    }
  });

  it('demands company details from companies only', () => {
    expect(outcomes(accountant())).toMatchObject({
      'local-company-details': 'pass',
      'local-vat': 'pass',
    });
    expect(outcomes(bakery())['local-company-details']).toBe('pass');
    expect(outcomes(plumber())['local-company-details']).toBe('na');
    expect(outcomes(saas())['local-company-details']).toBe('pass');
  });

  it('demands no shop details from a software company', () => {
    expect(outcomes(saas())).toMatchObject({
      'local-schema': 'na',
      'local-schema-complete': 'na',
      'local-nap-match': 'na',
      'local-reviews': 'na',
    });
  });
});

describe('a script-built page', () => {
  it('fails for its missing text only; the rest is unknown', () => {
    const found = outcomes(appShellSite());
    expect(Object.keys(found).filter((id) => found[id] === 'fail')).toEqual(['ai-text-without-js']);
    expect(found).toMatchObject({
      'local-phone': 'unknown',
      'local-address': 'unknown',
      'local-schema': 'unknown',
      'local-hours': 'unknown',
      'local-company-details': 'unknown',
      'local-privacy': 'unknown',
      'ai-entity': 'unknown',
    });
  });
});
