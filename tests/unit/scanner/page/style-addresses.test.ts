import { describe, expect, it } from 'vitest';
import { readStyleAddresses } from '../../../../src/scanner/page/css-declarations.ts';

describe('addresses in CSS', () => {
  it('separates imports from files', () => {
    const css = `
      @import url("base.css") screen; @import 'theme.css';
      .hero { background: url( hero.jpg ) , url("/a b.png") }
    `;
    expect(readStyleAddresses(css)).toEqual({
      imports: ['base.css', 'theme.css'],
      urls: ['hero.jpg', '/a b.png'],
    });
  });

  it('ignores comments and data addresses', () => {
    const css = `/* url(old.png) */ .a { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") }`;
    expect(readStyleAddresses(css)).toEqual({ imports: [], urls: [] });
  });
});
