import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

const rules = loadRules<{
  checkPostcode: (text: string) => { ok: boolean; inArea: boolean; message: string };
  parsePhone: (text: string) => string | null;
  pressure: (bar: number) => { level: string; text: string };
  workingDays: (from: Date, count: number) => { value: string; label: string }[];
  photoFault: (files: { type: string }[]) => string | null;
  compare: (input: {
    age: number;
    repair: number;
    replacement: number;
    bill: number;
    percent: number;
  }) => { verdict: string; saving: number; left: number };
}>('helix-heating', 'Helix');

it('knows where its vans go', () => {
  expect(rules.checkPostcode('sn1 3ab')).toMatchObject({ ok: true, inArea: true });
  expect(rules.checkPostcode('BA1 1AA').message).toBe('BA1 is outside the area we drive to.');
  expect(rules.checkPostcode('SN1').ok).toBe(false);
  expect(rules.checkPostcode('').message).toMatch(/^Enter the postcode/);
});

it('reads telephone numbers as people write them', () => {
  expect(rules.parsePhone('+44 (0)7700 900 123')).toBe('07700900123');
  expect(rules.parsePhone('01632 960173')).toBe('01632960173');
  expect(rules.parsePhone('12345')).toBeNull();
});

describe('the pressure gauge', () => {
  it.each([
    [0, 'low'],
    [0.9, 'low'],
    [1, 'right'],
    [1.5, 'right'],
    [1.6, 'raised'],
    [2.5, 'raised'],
    [2.6, 'high'],
    [3, 'high'],
  ])('%d bar is %s', (bar, level) => {
    expect(rules.pressure(bar).level).toBe(level);
  });

  it('says so in words', () => {
    expect(rules.pressure(0.6).text).toBe(
      '0.6 bar: too low. Most boilers want 1 to 1.5 bar when cold.',
    );
  });
});

it('offers working days only', () => {
  // The Thursday before Christmas: Friday, weekend and Monday are holidays.
  const days = rules.workingDays(new Date(2026, 11, 24), 2).map(({ value }) => value);
  expect(days).toEqual(['2026-12-29', '2026-12-30']);
});

it('takes up to four photos, and nothing else', () => {
  const photo = { type: 'image/jpeg' };
  expect(rules.photoFault([])).toBeNull();
  expect(rules.photoFault(Array(4).fill(photo))).toBeNull();
  expect(rules.photoFault(Array(5).fill(photo))).toBe('Choose 4 photos at most.');
  expect(rules.photoFault([photo, { type: 'application/pdf' }])).toBe('Choose photos only.');
});

it('weighs a repair against a new boiler', () => {
  const young = { age: 3, repair: 200, replacement: 2600, bill: 1000, percent: 5 };
  expect(rules.compare(young)).toMatchObject({ verdict: 'repair', saving: 50, left: 12 });
  const old = { age: 18, repair: 900, replacement: 2600, bill: 1500, percent: 12 };
  expect(rules.compare(old)).toMatchObject({ verdict: 'replace', left: 3 });
});
