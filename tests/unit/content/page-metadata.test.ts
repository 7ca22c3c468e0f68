import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/content/rules/page-metadata';

const of = (changes: Partial<Parameters<typeof pageMetadata>[2]> = {}) =>
  pageMetadata('https://site.example', 'Our Studio', {
    path: '/pricing',
    metaTitle: 'Prices',
    metaDescription: 'All of them.',
    noIndex: false,
    ...changes,
  });

describe('the metadata of a page', () => {
  it('names the brand after the title, once', () => {
    expect(of().title).toBe('Prices | Our Studio');
    expect(of({ metaTitle: 'Our Studio: prices' }).title).toBe('Our Studio: prices');
  });

  it('leaves the brand out where search engines would cut the title off', () => {
    const room = 60 - ' | Our Studio'.length;
    expect(of({ metaTitle: 'x'.repeat(room) }).title).toBe(`${'x'.repeat(room)} | Our Studio`);
    expect(of({ metaTitle: 'x'.repeat(room + 1) }).title).toBe('x'.repeat(room + 1));
  });

  it('has one canonical address, including on the home page', () => {
    expect(of().alternates?.canonical).toBe('https://site.example/pricing');
    expect(of({ path: '/' }).alternates?.canonical).toBe('https://site.example/');
    expect(of().openGraph).toMatchObject({ url: 'https://site.example/pricing' });
  });

  it('has noindex only for a hidden page', () => {
    expect(of().robots).toBeUndefined();
    expect(of({ noIndex: true }).robots).toEqual({ index: false, follow: true });
  });

  it('describes an article if it has a date', () => {
    expect(of().openGraph).toMatchObject({ type: 'website', locale: 'en_GB' });
    expect(of({ publishedOn: '2026-03-01' }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-03-01',
    });
  });
});
