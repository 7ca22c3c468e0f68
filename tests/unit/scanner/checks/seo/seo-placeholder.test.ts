import { describe, expect, it } from 'vitest';
import { seoPlaceholder } from '../../../../../src/scanner/checks/seo/seo-placeholder.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (body: string, head = '') =>
  seoPlaceholder.judge(pageEvidence({ html: htmlPage(body, head) }));
const words = `<p>${'bread '.repeat(200)}</p>`;

describe('a placeholder', () => {
  it.each([
    '<h1>shop.example</h1><p>This domain is for sale. Buy this domain now.</p>',
    '<h1>Welcome to nginx!</h1>',
    '<h1>Apache2 Ubuntu Default Page</h1>',
    '<h1>Account suspended</h1>',
    '<h1>Index of /</h1>',
    '<script src="https://www.sedoparking.com/frmpark/a.js"></script>',
  ])('is a parked page: %s', (body) => {
    expect(judge(body)).toMatchObject({ outcome: 'fail', share: 0, confidence: 'certain' });
  });

  it.each(['<h1>Coming soon</h1>', '<p>Our new website is on its way.</p>'])(
    'is a page to come: %s',
    (body) => {
      expect(judge(body)).toMatchObject({ outcome: 'fail', share: 0, confidence: 'likely' });
      expect(judge(words + body).outcome).toBe('na');
    },
  );

  it.each([
    '<p>Lorem ipsum dolor sit amet</p>',
    '<p>I’m a paragraph. Click here to add your own text.</p>',
    '<p>Your tagline here</p>',
    '<p>Write to info@mysite.com</p>',
  ])('may be left in part: %s', (body) => {
    expect(judge(words + body)).toMatchObject({ outcome: 'fail', share: 0.5 });
  });

  it('may be in the description', () => {
    const head = '<meta name="description" content="Just another WordPress site">';
    expect(judge(words, head)).toMatchObject({
      proofs: [{ value: 'Just another WordPress site' }],
    });
  });

  it('is no ordinary page, and lifts no score', () => {
    for (const body of [
      words,
      '<h1>Bread</h1><p>Our spring menu is on the table. Find domain names of wine here.</p>',
      `${words}<p>New: coming soon, our cake. This domain is for sale? Never.</p>`,
    ]) {
      expect(judge(body).outcome, body).toBe('na');
    }
  });
});
