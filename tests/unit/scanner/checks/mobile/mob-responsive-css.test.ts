import { describe, expect, it } from 'vitest';
import { mobResponsiveCss } from '../../../../../src/scanner/checks/mobile/mob-responsive-css.ts';
import { htmlPage, known, notKnown, pageEvidence } from '../../../../support/scan-evidence.ts';

const link = '<link rel="stylesheet" href="/a.css">';
const address = 'https://shop.example/a.css';

function judge(head: string, ...texts: string[]) {
  const sheets = texts.map((text, index) => ({
    url: index === 0 ? address : `${address}${index}`,
    text,
  }));
  return mobResponsiveCss.judge(
    pageEvidence({
      html: htmlPage('<p>Bread</p>', head),
      stylesheets: texts.length > 0 ? known(sheets) : notKnown('no answer'),
    }),
  );
}

describe('rules for small screens', () => {
  it('are found in any place', () => {
    const found = [
      judge('<style>@media (min-width: 40rem) { p { color: red } }</style>'),
      judge('<link rel="stylesheet" href="/s.css" media="screen and (max-width: 600px)">'),
      judge(link, '@media only screen and (max-width:600px){p{margin:0}}'),
      judge(link, '@media (width >= 600px){p{margin:0}}'),
      judge(link, '@container card (inline-size > 30em){p{margin:0}}'),
      judge(link, '@media (orientation: portrait){p{margin:0}}'),
      judge(link, '@import url(small.css) screen and (max-width: 600px);'),
    ];
    expect(found.map(({ outcome }) => outcome)).toEqual(found.map(() => 'pass'));
  });

  it('are missing in all style sheets', () => {
    const css =
      '/* @media (max-width: 1px) {} */ @media print { p { width: 1px } } p { width: 980px }';
    expect(judge(link, css)).toMatchObject({ outcome: 'fail', confidence: 'likely' });
    expect(judge('<style>@media (prefers-color-scheme: dark) { p {} }</style>').outcome).toBe(
      'fail',
    );
  });

  it('are unknown when not every style sheet was read', () => {
    expect(judge(link)).toMatchObject({
      outcome: 'unknown',
      summary: 'The style sheets could not be read: no answer',
    });
    expect(judge(`${link}<link rel="stylesheet" href="/b.css">`, 'p{}').outcome).toBe('unknown');
    expect(judge(link, '@import "small.css"; p{}').outcome).toBe('unknown');
    expect(judge('<script src="app.js"></script>').outcome).toBe('unknown');
  });

  it('are not needed without style sheets', () => {
    expect(judge('').outcome).toBe('na');
    expect(judge('<link rel="alternate stylesheet" href="/dark.css">').outcome).toBe('na');
  });
});
