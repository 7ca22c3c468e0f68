import { describe, expect, it } from 'vitest';
import { localReviews } from '../../../../../src/scanner/checks/local-business/local-reviews.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) => judgeSite(localReviews, body, more);

describe('reviews', () => {
  it.each([
    '<a href="https://uk.trustpilot.com/review/shop.example">Trustpilot</a>',
    '<a href="https://www.google.com/maps/place/Shop">Map</a>',
    '<a href="https://maps.app.goo.gl/abc">Map</a>',
    '<a href="https://www.checkatrade.com/trades/shop">Checkatrade</a>',
    '<script src="https://cdn.trustindex.io/loader.js"></script><p>Call us</p>',
    '<h2>What our customers say</h2><p>Lovely</p>',
    '<a href="/testimonials">Testimonials</a>',
  ])('are found in %s', (body) => {
    expect(judge(body).outcome).toBe('pass');
  });

  it('fail when a business rates itself', () => {
    const head = jsonLd({
      '@type': 'Bakery',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 },
    });
    expect(judge('<h2>Reviews</h2>', { head }).outcome).toBe('note');
    const product = jsonLd({
      '@type': 'Product',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 },
    });
    expect(judge('<p>Call us</p>', { head: product }).outcome).toBe('pass');
  });

  it('are missing on the site of a local business', () => {
    expect(
      judge('<p>Call us on 01432 352271. <a href="https://www.google.com/">Search</a></p>'),
    ).toMatchObject({
      outcome: 'fail',
      confidence: 'possible',
    });
  });

  it('do not apply to a blog', () => {
    expect(judge('<p>Thoughts on bread</p>').outcome).toBe('na');
  });

  it('are not embedded social media posts', () => {
    const page = (name: string) =>
      pageEvidence({
        html: htmlPage(`<p>Call 01432 352271</p><blockquote class="${name}">A post</blockquote>`),
      });
    expect(localReviews.judge(page('instagram-media')).outcome).toBe('fail');
    expect(localReviews.judge(page('quote')).outcome).toBe('pass');
  });
});
