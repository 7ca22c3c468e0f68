import { describe, expect, it } from 'vitest';
import { seoH1 } from '../../../../../src/scanner/checks/seo/seo-h1.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (body: string) => seoH1.judge(pageEvidence({ html: htmlPage(body) }));

describe('a main heading', () => {
  it.each([
    ['<h1>Bread  from\nRoss</h1>', 'Bread from Ross'],
    ['<h1></h1><h1>Bread</h1>', 'Bread'],
    ['<h1><img src="logo.png" alt="Ross Bakery"></h1>', 'Ross Bakery'],
    ['<h1><svg><title>Ross Bakery</title></svg></h1>', 'Ross Bakery'],
    ['<h1 aria-label="Ross Bakery"><i class="logo"></i></h1>', 'Ross Bakery'],
    ['<div role="heading" aria-level="1">Bread</div>', 'Bread'],
    ['<h2 aria-level="1">Bread</h2>', 'Bread'],
  ])('exists: %s', (body, text) => {
    expect(judge(body)).toMatchObject({ outcome: 'pass', proofs: [{ kind: 'text', value: text }] });
  });

  it.each([
    '<h2>Bread</h2>',
    '<h1 hidden>Bread</h1>',
    '<h1 role="presentation">Bread</h1>',
    '<h1 aria-level="2">Bread</h1>',
    '<div role="heading">Bread</div>',
  ])('is missing: %s', (body) => {
    expect(judge(`<p>Bread from Ross.</p>${body}`)).toMatchObject({
      outcome: 'fail',
      summary: 'There is no main heading (h1) on the page.',
    });
  });

  it('is empty', () => {
    expect(judge('<h1 class="a"> <img src="logo.png"></h1>')).toMatchObject({
      outcome: 'fail',
      summary: 'The main heading is empty.',
      proofs: [{ kind: 'element', value: '<h1 class="a">' }],
    });
  });

  it('is unknown on a script-built page', () => {
    const shell = '<div id="root"></div><script src="app.js"></script>';
    expect(judge(shell)).toMatchObject({ outcome: 'unknown' });
    expect(judge('<p>No script, no excuse.</p>')).toMatchObject({ outcome: 'fail' });
  });
});
