import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

interface Photo {
  name: string;
  type: string;
  size: number;
}

const rules = loadRules<{
  checkPostcode: (text: string) => { ok: boolean; inArea: boolean; message: string };
  parsePhone: (text: string) => string | null;
  checkPhotos: (files: Photo[]) => { kept: Photo[]; problems: string[] };
  nextReport: (
    last: string,
    today: Date,
    years?: number,
  ) => { ok: boolean; due?: string; late?: boolean; text: string };
  supply: (fuse: number, choices: string[]) => { house: number; total: number; verdict: string };
}>('elver-electrical', 'Elver');

it('knows where its vans go', () => {
  expect(rules.checkPostcode('gl20 5ab')).toMatchObject({ ok: true, inArea: true });
  expect(rules.checkPostcode('GL5 1AA').message).toBe('GL5 is Stroud: we come to you.');
  expect(rules.checkPostcode('BS1 4DJ')).toMatchObject({ ok: true, inArea: false });
  expect(rules.checkPostcode('GL1').ok).toBe(false);
  expect(rules.checkPostcode('').message).toMatch(/^Enter the postcode/);
});

it('reads telephone numbers as people write them', () => {
  expect(rules.parsePhone('+44 (0)7700 900 147')).toBe('07700900147');
  expect(rules.parsePhone('960147')).toBeNull();
});

it('takes six photos, and says why not the others', () => {
  const photo = (name: string, size = 1000, type = 'image/jpeg') => ({ name, size, type });
  const many = Array.from({ length: 7 }, (_, index) => photo(`${index}.jpg`));
  expect(rules.checkPhotos(many).kept).toHaveLength(6);
  expect(rules.checkPhotos(many).problems).toEqual(['6.jpg is one too many: 6 is the most.']);
  expect(rules.checkPhotos([photo('a.pdf', 9, 'application/pdf')]).problems).toEqual([
    'a.pdf isn’t a photo.',
  ]);
  expect(rules.checkPhotos([photo('big.jpg', 13 * 1024 * 1024)]).kept).toEqual([]);
});

describe('the next report', () => {
  const today = new Date(2026, 10, 23);

  it('is due after five years at most', () => {
    expect(rules.nextReport('2023-03-14', today)).toMatchObject({ due: '14 March 2028' });
    expect(rules.nextReport('2023-03-14', today, 3)).toMatchObject({ due: '14 March 2026' });
    expect(rules.nextReport('2023-03-14', today, 10)).toMatchObject({ due: '14 March 2028' });
    expect(rules.nextReport('2024-02-29', today).due).toBe('28 February 2029');
  });

  it('says how much time is left', () => {
    expect(rules.nextReport('2021-11-23', today).text).toBe('Due today.');
    expect(rules.nextReport('2021-11-24', today).text).toMatch(/^Due in 1 day\./);
    expect(rules.nextReport('2021-11-22', today)).toMatchObject({ late: true });
  });

  it('refuses what is no date of a report', () => {
    expect(rules.nextReport('', today).ok).toBe(false);
    expect(rules.nextReport('2023-02-31', today).ok).toBe(false);
    expect(rules.nextReport('2027-01-01', today).ok).toBe(false);
  });
});

describe('the supply', () => {
  it.each([
    [80, [], 'fits'],
    [80, ['cooker'], 'limit'],
    [100, ['cooker'], 'fits'],
    [60, [], 'limit'],
    [60, ['cooker'], 'more'],
    [100, ['cooker', 'shower'], 'limit'],
    [100, ['cooker', 'shower', 'bigShower'], 'more'],
  ])('of %d A with %j: %s', (fuse, choices, verdict) => {
    expect(rules.supply(fuse, choices).verdict).toBe(verdict);
  });
});
