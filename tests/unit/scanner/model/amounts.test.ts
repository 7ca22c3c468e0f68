import { describe, expect, it } from 'vitest';
import { counted, fileSize } from '../../../../src/scanner/model/check.ts';

describe('a number with its noun', () => {
  it('is singular for 1 only', () => {
    expect(counted(1, 'picture')).toBe('1 picture');
    expect(counted(0, 'picture')).toBe('0 pictures');
    expect(counted(1200, 'library', 'libraries')).toBe('1,200 libraries');
  });
});

describe('the size of a file', () => {
  it('has a suitable unit', () => {
    expect(fileSize(1)).toBe('1 byte');
    expect(fileSize(900)).toBe('900 bytes');
    expect(fileSize(217_000)).toBe('212 kB');
    expect(fileSize(3_565_158)).toBe('3.4 MB');
  });

  it('is never 1024 kB', () => {
    expect(fileSize(1024 * 1024 - 1)).toBe('1.0 MB');
  });
});
