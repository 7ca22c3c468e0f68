import { describe, expect, it } from 'vitest';
import { findRole, isFocusable, readTabIndex } from '../../../../src/scanner/page/find-role.ts';
import { findElementById } from '../../../../src/scanner/page/page-ids.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';

function find(body: string) {
  const element = findElementById(
    parsePage(`<!doctype html>${body}`, 'https://shop.example/'),
    'x',
  );
  if (!element) throw new Error('no element x');
  return element;
}

describe('roles', () => {
  const roles: [string, string | null][] = [
    ['<a id="x" href="/">', 'link'],
    ['<a id="x">', null],
    ['<svg><a id="x" xlink:href="/"></a></svg>', 'link'],
    ['<input id="x">', 'textbox'],
    ['<input id="x" type="Search">', 'searchbox'],
    ['<input id="x" list="l">', 'combobox'],
    ['<input id="x" type="password">', null],
    ['<input id="x" type="unheard-of">', 'textbox'],
    ['<input id="x" type="range">', 'slider'],
    ['<select id="x">', 'combobox'],
    ['<select id="x" size="3">', 'listbox'],
    ['<img id="x" src="a.png">', 'img'],
    ['<img id="x" src="a.png" alt="">', 'none'],
    ['<img id="x" src="a.png" alt="" aria-label="A">', 'img'],
    ['<h3 id="x" role="tab">', 'tab'],
    ['<h3 id="x" role="unheard-of">', 'heading'],
    ['<h3 id="x" role="widget  NOTE">', 'note'],
    ['<h3 id="x" role="image">', 'img'],
    ['<h3 id="x" role="presentation">', 'none'],
    ['<h3 id="x" role="none" aria-live="polite">', 'heading'],
    ['<h3 id="x" role="none" aria-label="">', 'heading'],
    ['<img id="x" src="a.png" alt="" role="none" aria-label="">', 'none'],
    ['<button id="x" role="none">', 'button'],
    ['<button id="x" role="none" disabled>', 'none'],
  ];
  it.each(roles)('%s', (body, role) => expect(findRole(find(body))).toBe(role));
});

describe('focus', () => {
  const focusable = [
    '<a id="x" href="/">',
    '<p id="x" tabindex="-1">',
    '<p id="x" contenteditable>',
    '<audio id="x" controls></audio>',
    '<details><summary id="x"></summary></details>',
    '<fieldset disabled><legend><input id="x"></legend></fieldset>',
  ];
  const not = [
    '<a id="x">',
    '<p id="x" tabindex="soon">',
    '<p id="x" contenteditable="false">',
    '<input id="x" type="hidden">',
    '<button id="x" disabled tabindex="0">',
    '<fieldset disabled><p><input id="x"></p></fieldset>',
    '<p><summary id="x"></summary></p>',
  ];
  it.each(focusable)('reaches %s', (body) => expect(isFocusable(find(body))).toBe(true));
  it.each(not)('does not reach %s', (body) => expect(isFocusable(find(body))).toBe(false));

  it('parses tabindex like HTML', () => {
    const read = (value: string) => readTabIndex(find(`<p id="x" tabindex="${value}">`));
    expect(['0', ' -1', '+3', '2.5', '4x', '', 'x'].map(read)).toEqual([
      0,
      -1,
      3,
      2,
      4,
      null,
      null,
    ]);
  });
});
