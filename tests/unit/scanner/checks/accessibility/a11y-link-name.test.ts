import { describe, expect, it } from 'vitest';
import { a11yLinkName } from '../../../../../src/scanner/checks/accessibility/a11y-link-name.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

const map = (area: string) => `<img src="m.png" alt="Map" usemap="#m"><map name="m">${area}</map>`;

describe('names of links', () => {
  it('may be text or pictures', () => {
    const right = [
      '<a href="/bread">Bread</a>',
      '<a href="/bread"><img src="loaf.jpg" alt="Bread"></a>',
      '<a href="/bread"><img src="loaf.jpg" alt="">Bread</a>',
      '<a href="/bread" aria-label="Bread"></a>',
      '<a href="/bread" title="Bread"></a>',
      '<a href="/f"><svg role="img"><title>Facebook</title></svg></a>',
      '<a href="/f"><svg><g><title>Facebook</title></g></svg></a>',
      '<a href="/bread" aria-labelledby="b"></a><h2 id="b">Bread</h2>',
      '<span role="link" tabindex="0">Bread</span>',
      map('<area href="/bread" alt="Bread">'),
    ];
    expect(outcomes(a11yLinkName, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<a href="/bread"></a>',
      '<a href="/bread"><img src="loaf.jpg"></a>',
      '<a href="/bread"><img src="loaf.jpg" alt="" title="Bread"></a>',
      '<a href="/f"><i class="icon-facebook"></i></a>',
      '<a href="/f"><svg aria-hidden="true"><title>Facebook</title></svg></a>',
      '<a href="/bread"><span style="display:none">Bread</span></a>',
      '<a href="/bread" role="none"></a>',
      '<a href="/bread" tabindex="-1"></a>',
      '<sup><a href="#n1" role="doc-noteref"></a></sup>',
      map('<area href="/bread">'),
    ];
    expect(outcomes(a11yLinkName, wrong)).toEqual(each('fail', wrong));
  });

  it('are scored in proportion', () => {
    const body = '<a href="/a">A</a><a href="/b"></a>';
    expect(judgeBody(a11yLinkName, body)).toMatchObject({
      share: 0.5,
      summary: '1 of 2 links has no name.',
    });
  });

  it('do not apply to unreachable links and other elements', () => {
    const none = [
      '<a></a><a name="top"></a>',
      '<a href="/bread" role="button"></a>',
      '<a href="/bread" aria-hidden="true" tabindex="-1"></a>',
      '<map name="m"><area href="/bread"></map>',
      '<div inert><a href="/bread"></a></div>',
    ];
    expect(outcomes(a11yLinkName, none)).toEqual(each('na', none));
  });

  it('include text hidden by a style sheet of the page', () => {
    const body = '<style>.long { display: none }</style><a href="/"><b class="long">Home</b></a>';
    expect(judgeBody(a11yLinkName, body).outcome).toBe('pass');
  });

  it('are not demanded where a class usually hides the link', () => {
    const body = '<a href="/a">Roofs</a><ul><li class="hidden"><a href="#top"></a></li></ul>';
    expect(judgeBody(a11yLinkName, body)).toMatchObject({
      outcome: 'pass',
      summary: 'The only link has a name.',
    });
  });
});
