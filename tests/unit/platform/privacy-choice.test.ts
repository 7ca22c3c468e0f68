import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceVersion, parseChoice } from '@/platform/consent-store';

const choice = { version: choiceVersion, statistics: true, at: '2026-11-21T09:00:00.000Z' };

describe('a stored privacy choice', () => {
  it.each([true, false])('is read back: statistics %s', (statistics) => {
    expect(parseChoice(JSON.stringify({ ...choice, statistics }))).toEqual({
      ...choice,
      statistics,
    });
  });

  it('drops foreign fields', () => {
    expect(parseChoice(JSON.stringify({ ...choice, marketing: true }))).toEqual(choice);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half of it', JSON.stringify(choice).slice(0, 30)],
    ['a bare yes', 'true'],
    ['a list', '[true]'],
    ['an answer to an earlier question', JSON.stringify({ ...choice, version: choiceVersion - 1 })],
    ['an answer to a later question', JSON.stringify({ ...choice, version: choiceVersion + 1 })],
    ['a version in quotes', JSON.stringify({ ...choice, version: String(choiceVersion) })],
    ['a yes in quotes', JSON.stringify({ ...choice, statistics: 'true' })],
    ['one as yes', JSON.stringify({ ...choice, statistics: 1 })],
    ['no answer', JSON.stringify({ version: choiceVersion, at: choice.at })],
    ['no time', JSON.stringify({ version: choiceVersion, statistics: true })],
    ['a time that is none', JSON.stringify({ ...choice, at: 'yesterday' })],
  ])('is invalid: %s', (_what, text) => {
    expect(parseChoice(text)).toBeNull();
  });

  it('is always readable, and no other value becomes a yes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseChoice(text)?.statistics ?? false).toBe(false);
      }),
    );
  });
});
