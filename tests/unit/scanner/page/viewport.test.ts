import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readViewport } from '../../../../src/scanner/page/head-elements.ts';

const read = (content: string) => Object.fromEntries(readViewport(content));

describe('a viewport’s content', () => {
  it('is separated by commas, semicolons or spaces', () => {
    const both = { width: 'device-width', 'initial-scale': '1' };
    expect(read('width=device-width, initial-scale=1')).toEqual(both);
    expect(read('WIDTH = device-width ;initial-scale=1;')).toEqual(both);
    expect(read('width=device-width initial-scale=1')).toEqual(both);
  });

  it('ignores empty values, and uses the last duplicate', () => {
    expect(read('width, height=, =3, minimal-ui, width=5, width=7')).toEqual({ width: '7' });
  });

  it('may be anything', () => {
    fc.assert(fc.property(fc.string(), (content) => readViewport(content).size >= 0));
  });
});
