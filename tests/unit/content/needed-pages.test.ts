import { describe, expect, it } from 'vitest';
import { findPageNeed, neededPaths } from '@/content/rules/page-paths';
import * as paths from '@/platform/paths';
import { documentsOf } from '../seed/support/seeded-book';

describe('the pages that the site requires', () => {
  it('are the document pages named in code', () => {
    const documents = new Set([
      ...documentsOf('pages').map(({ path }) => path),
      ...documentsOf('legal-pages').map(({ slug }) => paths.legalPath(String(slug))),
    ]);
    const named = Object.entries(paths)
      .filter(([name, value]) => name.endsWith('Path') && documents.has(String(value)))
      .map(([, path]) => path as string);
    expect(named.length).toBeGreaterThan(5);
    expect([...neededPaths].toSorted()).toEqual(named.toSorted());
  });

  it('cannot be removed, with a reason', () => {
    expect(findPageNeed('/', [])).toMatch(/home page/);
    expect(findPageNeed('/contact', [])).toMatch(/leads to \/contact/);
    expect(findPageNeed('/accessibility-statement', ['/accessibility-statement#top'])).toMatch(
      /legal links/,
    );
    expect(findPageNeed('/about', ['/accessibility-statement'])).toBeNull();
  });
});
