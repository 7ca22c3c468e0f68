import { describe, expect, it } from 'vitest';
import { aiEntity } from '../../../../../src/scanner/checks/ai-search/ai-entity.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const full = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Crumb',
  url: 'https://shop.example/',
  sameAs: ['https://www.instagram.com/crumb'],
};

function judge(data: object | null, body = '<p>Bread</p>') {
  const head = data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '';
  return aiEntity.judge(pageEvidence({ html: htmlPage(body, head) }));
}

describe('the business in structured data', () => {
  it('passes with name, address and profiles', () => {
    expect(judge(full).outcome).toBe('pass');
    expect(
      judge({ '@graph': [{ '@type': 'WebSite' }, { ...full, '@type': ['Plumber', 'Thing'] }] })
        .outcome,
    ).toBe('pass');
  });

  it('fails by the share of missing parts', () => {
    expect(judge({ ...full, url: '' })).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(2 / 3),
      summary:
        'The page describes the business (type Organization), but without its web address (url).',
    });
    expect(judge({ ...full, url: null, sameAs: [] })).toMatchObject({
      share: expect.closeTo(1 / 3),
    });
  });

  it('needs no profiles if the page links none', () => {
    const without = { ...full, sameAs: undefined };
    expect(judge(without).outcome).toBe('note');
    expect(
      judge(without, '<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>').outcome,
    ).toBe('note');
    expect(judge(without, '<a href="https://www.facebook.com/crumb">Us</a>')).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(2 / 3),
    });
  });

  it('fails without a description', () => {
    expect(judge(null)).toMatchObject({ outcome: 'fail', share: 0 });
    expect(judge({ ...full, '@type': 'WebSite' }).outcome).toBe('fail');
  });

  it('may be described by scripts', () => {
    expect(judge(null, '<div id="root"></div><script src="a.js"></script>').outcome).toBe(
      'unknown',
    );
  });
});
