import { afterEach, beforeEach, expect } from 'vitest';

/**
 * An error or warning on the console fails its test. A test that expects one mocks it:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const levels = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(complaints, 'nothing unexpected is written to the console').toEqual([]);
});
