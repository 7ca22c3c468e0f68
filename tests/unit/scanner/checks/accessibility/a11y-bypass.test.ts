import { describe, expect, it } from 'vitest';
import { a11yBypass } from '../../../../../src/scanner/checks/accessibility/a11y-bypass.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

const menu = '<a href="/">Home</a><a href="/bread">Bread</a>';

describe('bypassing the menu', () => {
  it('works by a skip link, a main landmark or a heading', () => {
    const right = [
      `<a href="#c">Skip to content</a>${menu}<div id="c">Bread</div>`,
      `<a href="#c">Skip to content</a>${menu}<a name="c"></a>Bread`,
      `${menu}<main>Bread</main>`,
      `${menu}<h1>Bread</h1>`,
      `${menu}<h1>Bread</h1><a href="#top">Up</a>`,
    ];
    expect(outcomes(a11yBypass, right)).toEqual(each('pass', right));
  });

  it('is impossible', () => {
    const wrong = [menu, `${menu}<h1 hidden>Bread</h1>`, `${menu}<a href="#/bread">Bread</a>`];
    expect(outcomes(a11yBypass, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yBypass, menu)).toMatchObject({ confidence: 'likely' });
  });

  it('gives a note for a broken skip link', () => {
    const verdict = judgeBody(a11yBypass, `<a href="#gone">Skip</a>${menu}<h1>Bread</h1>`);
    expect(verdict).toMatchObject({ outcome: 'note', proofs: [{ value: '<a href="#gone">' }] });
    expect(judgeBody(a11yBypass, `<a href="#%zz">Skip</a>${menu}<h1>Bread</h1>`).outcome).toBe(
      'note',
    );
  });

  it('does not apply without links, and is unknown for an empty shell', () => {
    expect(judgeBody(a11yBypass, '<p>Bread</p>').outcome).toBe('na');
    const shell = '<div id="root"><a href="/">Home</a></div><script src="app.js"></script>';
    expect(judgeBody(a11yBypass, shell).outcome).toBe('unknown');
  });
});
