import { describe, expect, it } from 'vitest';
import { seoOpenGraph } from '../../../../../src/scanner/checks/seo/seo-open-graph.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (head: string) => seoOpenGraph.judge(pageEvidence({ html: htmlPage('', head) }));

const og = (property: string, content: string, name = 'property') =>
  `<meta ${name}="og:${property}" content="${content}">`;

const words = og('title', 'Bakery') + og('description', 'Bread since 1902');

describe('details for sharing', () => {
  it.each([
    words + og('image', 'https://shop.example/a.jpg'),
    words + og('image:secure_url', 'https://shop.example/a.jpg'),
    words + og('image', '//shop.example/a.jpg'),
    words + og('image', '/a.jpg') + og('image', 'https://shop.example/a.jpg'),
    words + og('image', 'https://shop.example/a.jpg', 'name'),
    `<p>early</p>${words}${og('image', 'https://shop.example/a.jpg')}`,
  ])('are complete: %s', (head) => {
    expect(judge(head)).toMatchObject({ outcome: 'pass' });
  });

  it.each([
    ['', 0, '3 of 3 details for sharing are missing: og:title, og:description, og:image.'],
    [
      og('title', ' '),
      0,
      '3 of 3 details for sharing are missing: og:title, og:description, og:image.',
    ],
    [
      og('title', 'Bakery'),
      1 / 3,
      '2 of 3 details for sharing are missing: og:description, og:image.',
    ],
    [words, 2 / 3, '1 of 3 details for sharing is missing: og:image.'],
  ])('are missing: %s', (head, share, summary) => {
    expect(judge(head)).toMatchObject({ outcome: 'fail', share, summary });
  });

  it('need an absolute address of the picture', () => {
    expect(judge(words + og('image', '/a.jpg'))).toMatchObject({
      outcome: 'fail',
      proofs: [{ kind: 'address', value: '/a.jpg', remark: 'This is not a full address.' }],
    });
  });
});
