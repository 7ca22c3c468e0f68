import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDraft, readEnquiryQuery, readPrefill } from '@/enquiries/rules/handed-over';

describe('a draft', () => {
  it('is restored as stored', () => {
    const draft = {
      values: { name: 'Megan', message: 'A site' },
      attachments: {
        estimate: {
          type: 'trades',
          pages: 8,
          addOns: ['blog'],
          label: 'Trades website',
          receipt: {
            parts: 'Trades website, 8 pages',
            total: '£2,100',
            href: '/pricing#estimator',
          },
        },
        scan: '5e0c7c2e-6a1c-4f8e-9d7c-0a4a0a4a0a4a',
      },
      key: 'a',
      startedAt: 5,
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is harmless with untrusted content', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { values, attachments } = readDraft(stored);
        for (const value of Object.values(values)) expect(typeof value).toBe('string');
        expect(Object.keys(attachments)).toEqual(['estimate', 'scan']);
      }),
    );
    expect(readDraft({ values: { name: 7, role: 'admin' } }).values).toEqual({});
    expect(readDraft({ attachments: { estimate: { type: 1 } } }).attachments.estimate).toBeNull();
  });
});

it('keeps no receipt that leads to another site', () => {
  const receipt = (href: string) => {
    const estimate = { type: 'trades', pages: 8, addOns: [], label: null };
    const stored = { estimate: { ...estimate, receipt: { parts: 'A', total: '£1', href } } };
    return readDraft({ attachments: stored }).attachments.estimate?.receipt;
  };
  expect(receipt('/pricing?type=trades#estimator')).not.toBeNull();
  for (const href of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://a.example',
  ]) {
    expect(receipt(href), href).toBeNull();
  }
});

describe('data from another page', () => {
  it('fills fields and adds attachments', () => {
    const estimate = { type: 'trades', pages: 8, addOns: [], label: null, receipt: null };
    expect(readPrefill({ projectType: 'new_website', packageTier: 'trades', estimate })).toEqual({
      values: { projectType: 'new_website', packageTier: 'trades' },
      attachments: { estimate },
    });
    expect(readPrefill(null)).toEqual({ values: {}, attachments: {} });
  });

  it('can be a package in the URL', () => {
    expect(readEnquiryQuery('?package=growth')).toEqual({ packageTier: 'growth' });
    expect(readEnquiryQuery('?package=<b>')).toEqual({});
    expect(readEnquiryQuery('')).toEqual({});
  });
});
