import { describe, expect, it } from 'vitest';
import { countNoun, formatFileSize } from '../../../../src/scanner/model/check.ts';

describe('a number with its noun', () => {
  it('is singular for 1 only', () => {
    expect(countNoun(1, 'picture')).toBe('1 picture');
    expect(countNoun(0, 'picture')).toBe('0 pictures');
    expect(countNoun(1200, 'library', 'libraries')).toBe('1,200 libraries');
  });
});

describe('the size of a file', () => {
  it('has a suitable unit', () => {
    expect(formatFileSize(1)).toBe('1 byte');
    expect(formatFileSize(900)).toBe('900 bytes');
    expect(formatFileSize(217_000)).toBe('212 kB');
    expect(formatFileSize(3_565_158)).toBe('3.4 MB');
  });

  it('is never 1024 kB', () => {
    expect(formatFileSize(1024 * 1024 - 1)).toBe('1.0 MB');
  });
});
