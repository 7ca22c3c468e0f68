import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilteredProject,
  filterChoices,
  filterParam,
  isShownUnder,
  readFilter,
  writeFilter,
} from '@/content/rules/projects';
import { projectFilterLabels, projectFilters } from '@/content/rules/view-models';

const project = (category: string): FilteredProject => ({ filterCategory: 'web-design', category });

const anyFilter = fc.constantFrom(...projectFilters);
const anyProject = fc.record({
  filterCategory: anyFilter,
  category: fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('Full-Stack platform', 'WEB DESIGN', 'Sites: business websites', 'Shop'),
  ),
});

describe('a filter shows a project', () => {
  it('with that filter category', () => {
    expect(isShownUnder(project('Anything'), 'web-design')).toBe(true);
    expect(isShownUnder(project('Anything'), 'full-stack')).toBe(false);
  });

  it.each(['Full-Stack', 'A full-stack platform', 'FULL-STACK', 'Web app (full-stack)'])(
    'whose category contains the filter’s name, ignoring case: %s',
    (category) => {
      expect(isShownUnder(project(category), 'full-stack')).toBe(true);
    },
  );

  it.each(['Full Stack', 'Fullstack', 'full-stac', 'business-websites', 'Business Website'])(
    'but not for a category that only resembles its name: %s',
    (category) => {
      expect(isShownUnder(project(category), 'full-stack')).toBe(false);
      expect(isShownUnder(project(category), 'business-websites')).toBe(false);
    },
  );

  it('if it is All, or the project’s filter', () => {
    fc.assert(
      fc.property(anyProject, (one) => {
        expect(isShownUnder(one, null)).toBe(true);
        expect(isShownUnder(one, one.filterCategory)).toBe(true);
      }),
    );
  });

  it('if its name is at any position in the category', () => {
    const words = fc.string({ maxLength: 10 });
    fc.assert(
      fc.property(words, words, anyFilter, fc.boolean(), (before, after, filter, isLoud) => {
        const label = projectFilterLabels[filter];
        const name = isLoud ? label.toUpperCase() : label.toLowerCase();
        expect(isShownUnder(project(before + name + after), filter)).toBe(true);
      }),
    );
  });
});

describe('the filter buttons', () => {
  it('are All and three kinds, with the specified names and order', () => {
    const labels = filterChoices([]).map(({ label }) => label);
    expect(labels).toEqual(['All', 'Web Design', 'Full-Stack', 'Business Websites']);
  });

  it('count a project under each kind that shows it', () => {
    const counts = filterChoices([
      project('Full-Stack platform'),
      { filterCategory: 'business-websites', category: 'Business Websites' },
      project('Shop'),
    ]).map(({ count }) => count);
    expect(counts).toEqual([3, 2, 1, 1]);
  });

  it('count the projects they show', () => {
    fc.assert(
      fc.property(fc.array(anyProject, { maxLength: 12 }), (projects) => {
        for (const { filter, count } of filterChoices(projects)) {
          expect(count).toBe(projects.filter((one) => isShownUnder(one, filter)).length);
        }
        expect(filterChoices(projects)[0]).toMatchObject({ filter: null, count: projects.length });
      }),
    );
  });
});

describe('the filter in the address', () => {
  it.each([
    ['?filter=full-stack', 'full-stack'],
    ['?page=2&filter=web-design', 'web-design'],
    ['', null],
    ['?filter=', null],
    ['?filter=Full-Stack', null],
    ['?filter=toString', null],
    ['?filter=everything', null],
  ])('%s is %s', (search, filter) => {
    expect(readFilter(search)).toBe(filter);
  });

  it('leaves an address without a filter unchanged', () => {
    expect(writeFilter('?filter=web-design', null)).toBe('');
    expect(writeFilter('', null)).toBe('');
  });

  it('occurs once, even if it was set several times', () => {
    expect(writeFilter('?filter=a&filter=b', 'full-stack')).toBe('?filter=full-stack');
  });

  const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text !== filterParam);
  const others = fc.array(fc.tuple(name, fc.string({ maxLength: 8 })), { maxLength: 5 });

  it('survives a round trip and keeps other parameters', () => {
    fc.assert(
      fc.property(
        others,
        fc.option(anyFilter),
        fc.option(anyFilter),
        (parameters, before, filter) => {
          const query = new URLSearchParams(parameters);
          const search = writeFilter(writeFilter(query.toString(), before), filter);
          expect(readFilter(search)).toBe(filter);
          const kept = new URLSearchParams(search);
          kept.delete(filterParam);
          expect([...kept]).toEqual(parameters);
        },
      ),
    );
  });
});
