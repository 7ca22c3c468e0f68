import { describe, expect, it } from 'vitest';
import { findElementById } from '../../../../src/scanner/page/page-ids.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { computeVisibility } from '../../../../src/scanner/page/visibility.ts';

/** Describes the visibility of the element with id `x`. */
function seen(body: string): string {
  const page = parsePage(`<!doctype html><body>${body}`, 'https://shop.example/');
  const element = findElementById(page, 'x');
  if (!element) throw new Error('no element x');
  const { isHidden, isMaybeHidden, isKeptFromAssistiveTechnology } = computeVisibility(
    page,
    element,
  );
  if (isHidden) return 'hidden';
  if (isKeptFromAssistiveTechnology) return 'silent';
  return isMaybeHidden ? 'maybe' : 'shown';
}

describe('visibility', () => {
  const hidden = [
    '<p hidden><b id="x"></b></p>',
    '<p style="DISPLAY : none !important"><b id="x"></b></p>',
    '<p style="display:block; display:none"><b id="x"></b></p>',
    '<p style="visibility:hidden"><b id="x"></b></p>',
    '<p style="content-visibility:hidden"><b id="x"></b></p>',
    '<details><b id="x"></b></details>',
    '<details><summary>A</summary><summary id="x">B</summary></details>',
    '<dialog><b id="x"></b></dialog>',
    '<div popover="auto"><b id="x"></b></div>',
    '<input type="hidden" id="x">',
    '<datalist><option id="x"></datalist>',
    '<video><b id="x"></b></video>',
    '<object data="a.png"><b id="x"></b></object>',
    '<svg><defs><g id="x"></g></defs></svg>',
  ];
  const shown = [
    '<b id="x"></b>',
    '<p hidden style="display:block"><b id="x"></b></p>',
    '<p style="visibility:hidden"><b id="x" style="visibility:visible"></b></p>',
    '<p style="background:url(data:a;display:none)"><b id="x"></b></p>',
    '<p style="/* display:none */ color:red"><b id="x"></b></p>',
    '<p style="display:none; display:block !important; display:none"><b id="x"></b></p>',
    '<details open><b id="x"></b></details>',
    '<details><summary id="x">A</summary></details>',
    '<dialog open><b id="x"></b></dialog>',
    '<p aria-hidden="false"><b id="x"></b></p>',
    '<p style="position:absolute;left:-9999px"><b id="x"></b></p>',
  ];
  const silent = ['<p aria-hidden="true"><b id="x"></b></p>', '<p inert><b id="x"></b></p>'];

  it.each(hidden)('is lost: %s', (body) => expect(seen(body)).toBe('hidden'));
  it.each(shown)('is kept: %s', (body) => expect(seen(body)).toBe('shown'));
  it.each(silent)('is for eyes only: %s', (body) => expect(seen(body)).toBe('silent'));
});

describe('the page’s own style rules', () => {
  const styled = (css: string, body = '<p class="a" id="p"><b id="x"></b></p>') =>
    seen(`<style>${css}</style>${body}`);

  it('hide elements, as a hint', () => {
    expect(styled('.a { display: none }')).toBe('maybe');
    expect(styled('p.b, p > b { visibility: hidden }')).toBe('maybe');
    expect(styled('@import "a.css"; /* } */ #p { color: red; display: none }')).toBe('maybe');
  });

  it('show again by the stronger or later rule, or inline', () => {
    expect(styled('#p { display: block } .a { display: none }')).toBe('shown');
    expect(styled('.a { display: none } .a { display: flex }')).toBe('shown');
    expect(styled('.a { display: none !important } #p { display: flex }')).toBe('maybe');
    expect(styled('b { display: none }', '<b id="x" style="display:inline"></b>')).toBe('shown');
  });

  it('are ignored for particular screens, or when invalid', () => {
    expect(styled('@media (max-width: 40em) { .a { display: none } }')).toBe('shown');
    expect(styled('@supports (display: grid) { .a { display: none } }')).toBe('shown');
    expect(styled('.a:unheard-of { display: none } .a::before { display: none }')).toBe('shown');
    expect(styled('.a { display: none')).toBe('maybe');
    expect(seen('<style media="print">b { display: none }</style><b id="x"></b>')).toBe('shown');
  });
});
