import { describe, expect, it } from 'vitest';
import { aiSemanticHtml } from '../../../../../src/scanner/checks/ai-search/ai-semantic-html.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const words = 'bread and buns '.repeat(60);
const judge = (body: string) => aiSemanticHtml.judge(pageEvidence({ html: htmlPage(body) }));

describe('semantic HTML', () => {
  it('passes with a main landmark, headings and paragraphs', () => {
    expect(judge(`<main><h1>Bread</h1><h2>Buns</h2><p>${words}</p></main>`).outcome).toBe('pass');
    expect(
      judge(`<div role="main"><h1>Bread</h1><h2>Buns</h2><ul><li>${words}</li></ul></div>`).outcome,
    ).toBe('pass');
    expect(
      judge(`<article><h1>A</h1><h2>B</h2><table><tr><td>${words}</td></tr></table></article>`)
        .outcome,
    ).toBe('pass');
  });

  it('gives a note when only <main> is missing', () => {
    expect(judge(`<h1>Bread</h1><h2>Buns</h2><p>${words}</p>`).outcome).toBe('note');
  });

  it('fails in part', () => {
    expect(judge(`<main><p>${words}</p></main>`)).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(2 / 3),
      summary: 'The structure is not marked: 0 headings for 180 words.',
    });
    expect(judge(`<div><div>Bread</div><div><span>${words}</span></div></div>`)).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'likely',
    });
  });

  it('counts words once, and none in menus', () => {
    const body = `<main><h1>A</h1><h2>B</h2><nav><ul><li>${words}</li></ul></nav><ul><li><p>bun</p></li></ul><div>${words}</div></main>`;
    expect(judge(body)).toMatchObject({ outcome: 'fail', share: expect.closeTo(2 / 3) });
  });

  it('does not apply to a short or script-built page', () => {
    expect(judge('<div>Coming soon</div>').outcome).toBe('na');
    expect(judge('<div id="root"></div><script src="a.js"></script>').outcome).toBe('unknown');
  });
});
