import { describe, expect, it } from 'vitest';
import { listSampleData, type SampleSources } from '@/office/rules/sample-data';

const nothing: SampleSources = {
  settings: { isSample: false, claims: [{ label: 'websites analysed', isSample: false }] },
  testimonials: [],
  caseStudies: [],
  proposals: [],
};

const everything: SampleSources = {
  settings: {
    isSample: true,
    claims: [
      { label: 'websites analysed', isSample: true },
      { label: 'reviews', isSample: false },
    ],
  },
  testimonials: [
    { id: 4, author: 'A. Client', company: 'A Shop' },
    { id: 5, author: 'B. Client', company: '' },
  ],
  caseStudies: [{ id: 7, title: 'A project' }],
  proposals: [{ id: 9, title: 'An offer' }],
};

const titles = (...args: Parameters<typeof listSampleData>) =>
  listSampleData(...args).map(({ title }) => title);

describe('the list of sample data', () => {
  it('is empty when all samples were replaced', () => {
    expect(listSampleData(nothing, 'admin')).toEqual([]);
  });

  it('links to the place of replacement', () => {
    const groups = listSampleData(everything, 'admin');
    expect(groups.flatMap(({ items }) => items)).toEqual([
      {
        label: 'Registered name, company number, address and VAT',
        path: '/globals/site-settings',
      },
      { label: 'websites analysed', path: '/globals/site-settings' },
      { label: 'A. Client, A Shop', path: '/collections/testimonials/4' },
      { label: 'B. Client', path: '/collections/testimonials/5' },
      { label: 'A project', path: '/collections/case-studies/7' },
      { label: 'An offer', path: '/collections/proposals/9' },
    ]);
    for (const { advice } of groups) expect(advice).toMatch(/\.$/);
  });

  it('has no heading without items', () => {
    expect(titles({ ...nothing, caseStudies: everything.caseStudies }, 'admin')).toEqual([
      'Case studies',
    ]);
    expect(titles({ ...everything, testimonials: [] }, 'admin')).toEqual([
      'Legal identity',
      'Claims',
      'Case studies',
      'Proposals',
    ]);
  });

  it('lists for each role only what it may change', () => {
    expect(titles(everything, 'admin')).toEqual([
      'Legal identity',
      'Claims',
      'Testimonials',
      'Case studies',
      'Proposals',
    ]);
    expect(titles(everything, 'editor')).toEqual(['Testimonials', 'Case studies']);
    expect(titles(everything, 'sales')).toEqual([]);
    expect(titles(everything, 'anonymous')).toEqual([]);
  });
});
