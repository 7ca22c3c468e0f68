import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTerritory, type TerritoryRecord } from '@/territories/rules/check-territory';
import { matchBusinessType } from '@/territories/rules/match-business-type';
import { matchPlace } from '@/territories/rules/match-place';
import { gazetteer, seededNiches } from './support/seeded';

const today = '2026-11-21';

function territory(
  nicheKey: string,
  place: string,
  more: Partial<TerritoryRecord> = {},
): TerritoryRecord {
  const nicheName = seededNiches.find(({ key }) => key === nicheKey)?.name ?? nicheKey;
  const open = { postcodeAreas: [], city: null, endsOn: null, tailMonths: null };
  return { nicheKey, nicheName, businessName: null, place, ...open, ...more };
}

function ask(businessType: string, location: string, ...territories: TerritoryRecord[]) {
  const register = { niches: seededNiches, gazetteer, territories, tailMonths: 12 };
  return checkTerritory({ businessType, location }, register, today);
}

const helix = territory('plumbers', 'Reading', { businessName: 'Helix Heating' });

describe('a territory that an open proposal holds', () => {
  const hold = territory('plumbers', 'Reading', {
    isHold: true,
    endsOn: '2026-12-20T12:00:00.000Z',
    tailMonths: 0,
  });

  it('is reserved, without naming the client or the reason', () => {
    const answer = ask('plumber', 'Caversham', hold);
    expect(answer).toMatchObject({ available: false, status: 'reserved' });
    expect(answer.message).toBe('Plumbers in Caversham, Reading: this territory is reserved.');
    expect(answer.match).toBeUndefined();
  });

  it('is reserved for a client if a contract reserves it too', () => {
    expect(ask('plumber', 'Caversham', hold, helix).message).toContain(
      'reserved for one of our clients.',
    );
  });
});

describe('a free territory', () => {
  it('is available, and the answer shows what was understood', () => {
    expect(ask('emergency plumber', 'Swindon', helix)).toEqual({
      available: true,
      status: 'available',
      message:
        'Plumbers in Swindon: this territory is available. We hold it for you from the day you have our proposal with a monthly plan, not from when you ask.',
      entry: { businessType: 'Plumbers', place: 'Swindon', districts: 'SN1–SN6, SN25, SN26' },
      checkedOn: today,
    });
  });

  it('is available to another niche in the same place', () => {
    expect(ask('hair salon', 'Reading', helix).status).toBe('available');
    expect(ask('electrician', 'Caversham', helix).status).toBe('available');
    expect(ask('hair salon', 'Reading', helix).message).not.toContain('on their own');
  });

  it('is available to several niches, which the answer lists', () => {
    const answer = ask('plumber, electrician and carpenter', 'Swindon', helix);
    expect(answer.message).toMatch(/^Plumbers, electricians and carpenters in Swindon: this/);
    expect(answer.entry?.businessType).toBe('Plumbers, electricians and carpenters');
  });

  it('is available once the reservation has ended', () => {
    const over = { ...helix, endsOn: '2025-11-20T12:00:00.000Z' };
    const within = { ...helix, endsOn: '2025-11-21T12:00:00.000Z' };
    expect(ask('plumber', 'Reading', over).status).toBe('available');
    expect(ask('plumber', 'Reading', within).status).toBe('reserved');
    expect(ask('plumber', 'Reading', { ...within, tailMonths: 6 }).status).toBe('available');
  });
});

describe('a taken territory', () => {
  it('is reserved in every part of it', () => {
    for (const place of ['Reading', 'Caversham', 'RG1 1AA', 'RG4', 'Woodley, Reading']) {
      expect(ask('plumbing', place, helix), place).toMatchObject({
        available: false,
        status: 'reserved',
        match: { businessName: 'Helix Heating' },
      });
    }
  });

  it('names no client without consent', () => {
    const answer = ask('plumber', 'Reading', { ...helix, businessName: null });
    expect(answer).not.toHaveProperty('match');
    expect(answer.message).toBe(
      'Plumbers in Reading: this territory is reserved for one of our clients.',
    );
  });

  it('names no client within a sentence about several parts', () => {
    const other = territory('plumbers', 'Caversham');
    const answer = ask('plumber', 'Reading', helix, other);
    expect(answer.message).toContain('for one of our clients');
    expect(answer.match).toEqual({ businessName: 'Helix Heating' });
    expect(ask('plumber', 'Reading', other, helix).match).toEqual(answer.match);
  });

  it('is reserved in part, and the answer says which', () => {
    const centre = territory('beauty', 'Town centre', { postcodeAreas: ['GL50', 'GL51'] });
    expect(ask('barber', 'Cheltenham', centre)).toMatchObject({
      status: 'reserved',
      isPartly: true,
      message:
        'Beauty businesses in Cheltenham: part of this territory is reserved for one of our clients (GL50, GL51). The rest is free: name the part you want.',
      suggestions: { location: ['GL52', 'GL53', 'GL54'] },
    });
    expect(ask('barber', 'GL52', centre).status).toBe('available');
    const whole = ask('barber', 'Montpellier, Cheltenham', centre);
    expect(whole).not.toHaveProperty('isPartly');
    expect(whole).not.toHaveProperty('suggestions');
  });

  it('suggests no more than four free districts', () => {
    const { suggestions } = ask('plumber', 'Reading', territory('plumbers', 'Caversham'));
    expect(suggestions?.location).toEqual(['RG1', 'RG2', 'RG5', 'RG6']);
  });

  it('is reserved in part of a place that is only half known', () => {
    const half = ask('plumber', 'Reading and Otley', territory('plumbers', 'Caversham'));
    expect(half.message).toBe(
      'Plumbers in Reading and Otley: part of this territory is reserved for one of our clients (RG4).',
    );
    expect(half).not.toHaveProperty('suggestions');
  });

  it('is fully taken when several clients share it', () => {
    const halves = [
      ['GL50', 'GL51', 'GL52'],
      ['GL53', 'GL54'],
    ].map((postcodeAreas) => territory('beauty', 'Cheltenham', { postcodeAreas }));
    expect(ask('barber', 'Cheltenham', ...halves)).not.toHaveProperty('isPartly');
  });

  it('is compared by words where the list lacks the place', () => {
    const leeds = territory('plumbers', 'Leeds and Otley');
    expect(ask('plumber', 'Leeds', leeds).status).toBe('reserved');
    expect(ask('plumber', 'Huddersfield', leeds).status).toBe('unknown');
    const half = territory('plumbers', 'Caversham');
    expect(ask('plumber', 'Leeds and Reading', leeds, half).message).toBe(
      'Plumbers in Leeds and Reading: this territory is reserved for one of our clients.',
    );
  });

  it('is answered niche by niche for several niches', () => {
    const answer = ask('plumber and electrician', 'Reading', helix);
    expect(answer.message).toBe(
      'Plumbers in Reading: this territory is reserved for Helix Heating. Nothing is reserved there for electricians.',
    );
    const both = ask('plumber and electrician', 'Reading', helix, territory('electricians', 'RG1'));
    expect(both.message).toMatch(/^Plumbers and electricians in Reading: this .* our clients\.$/);
  });
});

describe('the umbrella of trades', () => {
  const builder = territory('trades', 'Swindon', { businessName: 'Old Town Builders' });

  it.each(['plumber', 'electrician', 'joiner', 'builder', 'trades'])(
    'blocks each of its trades: %s',
    (trade) => {
      expect(ask(trade, 'Swindon', builder).status).toBe('reserved');
    },
  );

  it('is named as the reserved niche', () => {
    expect(ask('plumber', 'Swindon', builder).message).toBe(
      'Plumbers in Swindon: this territory is reserved for Old Town Builders. The reservation is for trades of every kind.',
    );
  });

  it('is not blocked by a single trade, but mentions it', () => {
    expect(ask('builder', 'Reading', helix)).toMatchObject({
      status: 'available',
      message:
        'Trades in Reading: this territory is available. Plumbers are reserved on their own there. We hold it for you from the day you have our proposal with a monthly plan, not from when you ask.',
    });
    const part = territory('carpenters', 'Caversham');
    expect(ask('builder', 'Reading', part).message).toContain(
      'Carpenters are reserved on their own in RG4.',
    );
    expect(ask('builder', 'Reading', helix, territory('plumbers', 'Caversham')).message).toContain(
      'Plumbers are reserved on their own there.',
    );
    expect(ask('builder and barber', 'Reading', helix).message).toContain('on their own there.');
    expect(ask('builder', 'Swindon', helix).message).not.toContain('on their own');
  });

  it('omits niches that are not under it', () => {
    expect(ask('beauty salon', 'Swindon', builder).status).toBe('available');
  });
});

describe('nothing is promised', () => {
  it('for an unknown business', () => {
    expect(ask('dog groomer', 'Reading')).toMatchObject({
      available: false,
      status: 'unknown',
      message:
        '“dog groomer” is not a type of business that this check knows. So this check can’t say whether the territory is free. A person can: ask us.',
      suggestions: { businessType: seededNiches.map(({ name }) => name) },
    });
  });

  it('for a typing mistake between two businesses, which are suggested', () => {
    const niches = ['Welders', 'Wedders'].map((name) => ({ key: name, name, words: [] }));
    const register = { niches, gazetteer, territories: [], tailMonths: 12 };
    const question = { businessType: 'wexders', location: 'Reading' };
    expect(checkTerritory(question, register, today).suggestions).toEqual({
      businessType: ['Welders', 'Wedders'],
    });
  });

  it('for a place that is unlike any other, without a suggestion', () => {
    for (const businessType of ['plumber', 'plumber in Atlantis']) {
      expect(ask(businessType, 'round here')).toEqual({
        available: false,
        status: 'unknown',
        message:
          '“round here” is not a place that this check knows. So this check can’t say whether the territory is free. A person can: ask us.',
        checkedOn: today,
      });
    }
    expect(ask('dog groomer', 'round here').suggestions).not.toHaveProperty('location');
    expect(ask('plumber', 'Berkshire')).not.toHaveProperty('suggestions');
  });

  it('for an unknown or ambiguous place', () => {
    expect(ask('plumber', 'Cavershem')).toMatchObject({
      status: 'unknown',
      suggestions: { location: ['Caversham'] },
    });
    expect(ask('plumber', 'Whitchurch').message).toBe(
      'There is more than one Whitchurch. Choose the one you mean.',
    );
    expect(ask('plumber', 'Berkshire').message).toBe(
      '“Berkshire” is wider than a territory. Name a town or a postcode district in it.',
    );
    for (const businessType of ['emergency plumber in Caversham', 'plumber in  Caversham']) {
      expect(ask(businessType, 'round here')).toMatchObject({
        status: 'unknown',
        suggestions: { location: ['Caversham'] },
      });
    }
  });

  it('while a reservation of the niche cannot be placed on the map', () => {
    const dales = territory('plumbers', 'The Dales');
    expect(ask('plumber', 'Reading', dales)).toMatchObject({
      available: false,
      status: 'unknown',
    });
    expect(ask('plumber', 'Reading', dales).message).not.toContain('Dales');
    expect(ask('electrician', 'Reading', dales).status).toBe('available');
    expect(
      ask('plumber', 'Reading', dales, territory('plumbers', 'Caversham')).message,
    ).not.toContain('free');
  });

  it('and long or strange input is repeated in short', () => {
    const { message } = ask(`${'x'.repeat(200)}\n<b>`, 'Reading');
    expect(message).toContain(`“${'x'.repeat(60)}…”`);
  });

  it.each([
    ['dog\n  groomer', 'dog groomer'],
    ['x'.repeat(60), 'x'.repeat(60)],
    [`${'x'.repeat(59)} yz`, `${'x'.repeat(59)}…`],
  ])('%j is repeated as %j', (typed, shown) => {
    expect(ask(typed, 'Reading').message).toMatch(`“${shown}” is not`);
  });

  const words = ['plumber', 'dog', 'in', 'Reading', 'Newport', 'Pagnell', 'RG1', 'and', 'xq', ','];
  const typed = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((list) => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

  it('unless both were understood; and no input makes it fail', () => {
    fc.assert(
      fc.property(typed, typed, (businessType, location) => {
        const answer = ask(businessType, location, helix);
        expect(answer.message).not.toBe('');
        expect(answer.available).toBe(answer.status === 'available');
        if (!answer.available) return;
        expect(matchBusinessType(businessType, seededNiches).kind).toBe('found');
        expect(matchPlace(location, gazetteer).kind).toBe('found');
      }),
    );
  });
});
