import { describe, expect, it } from 'vitest';
import { mayBeFilledByScript } from '../../../../src/scanner/checks/accessibility/named-elements.ts';
import { findElementById } from '../../../../src/scanner/page/page-ids.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';

function isFilled(body: string): boolean {
  const page = parsePage(`<!doctype html><body>${body}`, 'https://shop.example/');
  const element = findElementById(page, 'x');
  if (!element) throw new Error('no element x');
  return mayBeFilledByScript(page, element);
}

describe('an element that scripts may fill', () => {
  const filled = [
    '<a id="x" v-html="name"></a>',
    '<a id="x" :aria-label="name"></a>',
    '<a id="x" x-bind:title="name"></a>',
    '<a id="x" [attr.aria-label]="name"></a>',
    '<a id="x" data-i18n="home"></a>',
    '<a id="x"><i><b x-text="name"></b></i></a>',
    '<a id="x"><shop-icon></shop-icon></a>',
    '<shop-link id="x"></shop-link>',
    '<button id="x"><span hidden class="js-open-title">Open menu</span></button>',
  ];
  const plain = [
    '<a id="x"></a>',
    '<a id="x" @click="go()" x-data="{}" :class="c" data-text="a"></a>',
    '<shop-menu><a id="x"></a></shop-menu>',
    '<svg id="x"><font-face></font-face></svg>',
  ];
  it.each(filled)('%s', (body) => expect(isFilled(body)).toBe(true));
  it.each(plain)('is not %s', (body) => expect(isFilled(body)).toBe(false));
});
