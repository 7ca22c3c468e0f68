import { describe, expect, it } from 'vitest';
import { aiTextWithoutJs } from '../../../../../src/scanner/checks/ai-search/ai-text-without-js.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const words = (count: number) => `<p>${'bread '.repeat(count)}</p>`;
const script = '<script type="module" src="/app.js"></script>';
const judge = (body: string) => aiTextWithoutJs.judge(pageEvidence({ html: htmlPage(body) }));

describe('the text without scripts', () => {
  it('passes from 150 words, with or without an empty root', () => {
    expect(judge(words(150)).outcome).toBe('pass');
    expect(judge(`${words(150)}<div id="root"></div>${script}`).outcome).toBe('pass');
    expect(judge(`<div id="__next">${words(200)}</div>${script}`).outcome).toBe('pass');
  });

  it.each([
    `<div id="root"></div>${script}`,
    `<div id="app"><p>Loading…</p></div>${script}`,
    `<app-root></app-root>${script}`,
    `<noscript>${words(200)}</noscript><div id="root"></div>${script}`,
    script,
  ])('fails when scripts render it: %s', (body) => {
    expect(judge(body)).toMatchObject({ outcome: 'fail', confidence: 'likely' });
  });

  it('counts its words', () => {
    expect(judge(`${words(60)}<div id="root"></div>${script}`)).toMatchObject({
      share: expect.closeTo(0.4),
      summary:
        'Without scripts, the page has 60 words of text and an empty place for more. What scripts add is not judged here, so some categories have no score.',
    });
    expect(judge(`${words(30)}<div id="root"></div>${script}`)).toMatchObject({ share: 0 });
  });

  it('gives a note for a short but complete page', () => {
    expect(judge(words(40)).outcome).toBe('note');
    expect(judge(`<div id="root">${words(40)}</div>${script}`).outcome).toBe('note');
    expect(judge(`<img src="menu.jpg" alt="">${script}`).outcome).toBe('note');
    expect(judge('<div id="root"></div>').outcome).toBe('note');
  });

  it('does not count menus and footer', () => {
    expect(
      judge(`<nav>${words(100)}</nav>${words(100)}<footer>${words(100)}</footer>`).outcome,
    ).toBe('note');
  });
});
