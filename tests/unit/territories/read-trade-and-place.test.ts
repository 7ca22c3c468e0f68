import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EnquiryWords,
  findPlacesInText,
  readTradeAndPlace,
} from '@/territories/rules/read-trade-and-place';
import { gazetteer, seededNiches } from './support/seeded';

const silence: EnquiryWords = {
  trade: '',
  place: '',
  name: '',
  message: '',
  page: { niche: null, city: null },
  hosts: [],
  choices: [],
};

const read = (words: Partial<EnquiryWords>) =>
  readTradeAndPlace({ ...silence, ...words }, seededNiches, gazetteer);

const placeIn = (text: string) => findPlacesInText(text, gazetteer)?.name ?? null;

describe('places in a message', () => {
  it.each([
    ['We are a plumber in Reading and need a site.', 'Reading'],
    ['Our shop is near Caversham, Reading.', 'Caversham, Reading'],
    ['Based at 12 Oxford Road, rg1 7la.', 'RG1'],
    ['We cover RG1 and RG4.', 'RG1 and RG4'],
    ['Please call.\nHelix Heating\nReading', 'Reading'],
    ['We work in Stow-on-the-Wold.', 'Stow-on-the-Wold, Cheltenham'],
  ])('%j is about %s', (text, expected) => {
    expect(placeIn(text)).toBe(expected);
  });

  it.each([
    'We are reading your site.',
    'Reading your prices, we would like to ask for more.',
    'A new bath and a shower page.',
    'We sit in Bath Road.',
    'Take b12 vitamins, please.',
    '',
  ])('%j names none', (text) => {
    expect(placeIn(text)).toBeNull();
  });

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(() => findPlacesInText(text, gazetteer)).not.toThrow();
      }),
    );
  });
});

describe('an enquiry’s trade and place', () => {
  it('come from staff’s fields, despite the message', () => {
    const { trade, place, problems } = read({
      trade: 'electrician',
      place: 'Swindon',
      message: 'I am a plumber in Reading.',
    });
    expect(trade).toMatchObject({ from: 'field', niches: [{ key: 'electricians' }] });
    expect(place).toMatchObject({ from: 'field', name: 'Swindon' });
    expect(problems).toEqual([]);
  });

  it('are guessed from message, page, name, addresses and choice, in this order', () => {
    const all: Partial<EnquiryWords> = {
      message: 'I am a plumber in Reading.',
      page: { niche: 'electricians', city: 'Swindon' },
      name: 'Bath Beauty Salon',
      hosts: ['carpenter-oxford.co.uk'],
      choices: ['fitness_wellness'],
    };
    const sources = () => {
      const { trade, place } = read(all);
      return [trade?.from, trade?.niches.map(({ key }) => key).join(), place?.from, place?.name];
    };
    expect(sources()).toEqual(['message', 'plumbers', 'message', 'Reading']);
    all.message = 'Hello, please call me back.';
    expect(sources()).toEqual(['page', 'electricians', 'page', 'Swindon']);
    all.page = { niche: null, city: null };
    expect(sources()).toEqual(['name', 'beauty', 'name', 'Bath']);
    all.name = 'Fay Jones';
    expect(sources()).toEqual(['site', 'carpenters', 'site', 'Oxford']);
    all.hosts = ['gmail.com'];
    expect(sources()).toEqual(['choice', 'fitness', undefined, undefined]);
  });

  it('come with problems and suggestions', () => {
    expect(read({}).problems).toEqual([
      'No trade was recognised. Fill in Trade below.',
      'No place was recognised. Fill in Area below.',
    ]);
    expect(read({ trade: 'wizard', place: 'Reading' }).problems[0]).toContain(
      '“wizard” is not a trade',
    );
    expect(read({ trade: 'plumber', place: 'Readin' }).problems[0]).toContain(
      'Do you mean Reading',
    );
    expect(read({ trade: 'plumber', place: 'Berkshire' }).problems[0]).toContain('wider than');
    expect(read({ trade: 'plumber', place: 'Xyzzy' }).place?.area.names).toEqual(
      new Set(['xyzzy']),
    );
  });
});
