import { describe, expect, it } from 'vitest';
import { findContractOverlaps } from '@/territories/rules/contract-overlaps';
import { listCompetingTerritories } from '@/territories/rules/list-competing-territories';
import { matchPlace } from '@/territories/rules/match-place';
import { isSameClient } from '@/territories/rules/reservation';
import type { Contract } from '@/territories/rules/territory-area';
import { describeTerritoryArea } from '@/territories/rules/territory-area';
import { gazetteer, seededNiches } from './support/seeded';

const noon = (day: string) => `${day}T12:00:00.000Z`;

const contract = (changes: Partial<Contract> = {}): Contract => ({
  id: 1,
  clientName: 'Helix Heating',
  nicheKey: 'plumbers',
  nicheName: 'Plumbers',
  place: 'Reading',
  postcodeAreas: [],
  city: null,
  startsOn: noon('2026-01-05'),
  endsOn: null,
  tailMonths: null,
  ...changes,
});

function rivals(
  contracts: Contract[],
  {
    niche = 'plumbers',
    place = 'Caversham',
    names = ['Fay Jones'],
    email = null as string | null,
    today = '2026-11-22',
    ownProposals = [] as number[],
  } = {},
) {
  const match = matchPlace(place, gazetteer);
  const area =
    'area' in match ? match.area : { districts: new Set<string>(), names: new Set<string>() };
  const niches = seededNiches.filter(({ key }) => key === niche);
  const register = { contracts, gazetteer, today, tailMonths: 12 };
  return listCompetingTerritories({ niches, area, names, email, ownProposals }, register);
}

describe('whom somebody runs into', () => {
  it('names client, day, place and niche', () => {
    expect(rivals([contract()])).toEqual([
      {
        id: 1,
        isHold: false,
        kind: 'taken',
        clientName: 'Helix Heating',
        text: 'Reserved for Helix Heating since 5 January 2026 (Reading, plumbers).',
      },
    ]);
  });

  it('knows how long a tail lasts, and what begins later', () => {
    const ended = contract({ endsOn: noon('2026-06-30') });
    expect(rivals([ended])[0]?.text).toBe(
      'Reserved for Helix Heating since 5 January 2026, until 30 June 2027 (the retainer has ended) (Reading, plumbers).',
    );
    expect(rivals([ended], { today: '2027-07-01' })).toEqual([]);
    expect(rivals([contract({ startsOn: noon('2027-02-01') })])[0]?.text).toContain(
      'from 1 February 2027',
    );
  });

  it('leaves out other niches and other places', () => {
    expect(rivals([contract()], { niche: 'electricians' })).toEqual([]);
    expect(rivals([contract()], { place: 'Swindon' })).toEqual([]);
  });

  it('names the part that is taken, what nobody can place, and single niches', () => {
    const part = contract({ id: 1, place: 'Reading', postcodeAreas: ['RG4'] });
    const maybe = contract({ id: 2, place: 'Little Nowhere' });
    const single = contract({ id: 3 });
    expect(rivals([maybe, part], { place: 'Reading' }).map(({ kind }) => kind)).toEqual([
      'part',
      'maybe',
    ]);
    expect(rivals([part], { place: 'Reading' })[0]?.text).toContain('a part of the area: RG4.');
    expect(rivals([single], { niche: 'trades' })[0]).toMatchObject({ kind: 'single' });
    expect(rivals([contract({ nicheKey: 'trades', nicheName: 'Trades' })])).toHaveLength(1);
  });

  it('knows what a proposal holds, and what is provisional', () => {
    const hold = contract({ id: 7, isHold: true, endsOn: noon('2026-12-20'), tailMonths: 0 });
    expect(rivals([hold])).toEqual([
      {
        id: 7,
        isHold: true,
        kind: 'taken',
        clientName: 'Helix Heating',
        text: 'Held for Helix Heating by a proposal that is with them, until 20 December 2026 (Reading, plumbers).',
      },
    ]);
    expect(rivals([hold], { today: '2026-12-20' })).toHaveLength(1);
    expect(rivals([hold], { today: '2026-12-21' })).toEqual([]);
    // The one that asks, and the one that it replaces, whatever the client was called then.
    expect(rivals([hold], { ownProposals: [7] })).toEqual([]);
    expect(rivals([contract({ id: 7 })], { ownProposals: [7] })).toHaveLength(1);
    const provisional = contract({ isProvisional: true });
    expect(rivals([provisional])[0]?.text).toBe(
      'Provisionally reserved for Helix Heating since 5 January 2026 (Reading, plumbers).',
    );
    // What never began has no tail.
    const ended = { ...provisional, endsOn: noon('2026-11-20') };
    expect(rivals([ended], { today: '2026-11-21' })).toEqual([]);
  });

  it('takes nobody’s own territory for a conflict', () => {
    expect(rivals([contract()], { names: ['HELIX heating Ltd'] })).toEqual([]);
    expect(rivals([contract()], { email: 'fay@helix-heating.co.uk' })).toEqual([]);
    expect(rivals([contract()], { email: 'helix@gmail.com' })).toHaveLength(1);
  });
});

describe('the same client', () => {
  it.each([
    [['Helix Heating'], null, true],
    [['The Helix Heating Co Ltd'], null, true],
    [['Helix'], null, false],
    [['Fay'], 'office@mail.helixheating.co.uk', true],
    [[''], '', false],
  ])('%j with %j: %s', (names, email, expected) => {
    expect(isSameClient({ names, email }, 'Helix Heating')).toBe(expected);
  });

  it('is nobody where the register has no name to compare', () => {
    expect(isSameClient({ names: ['Ltd'] }, 'Ltd')).toBe(false);
  });
});

describe('two contracts', () => {
  const others = [contract()];
  const overlaps = (changes: Partial<Contract>, existing = others) =>
    findContractOverlaps(
      { ...contract({ clientName: 'Boiler Bros', ...changes }), id: null },
      existing,
      gazetteer,
      12,
    );

  it('can’t both have the same niche in the same whole place', () => {
    expect(overlaps({})).toMatchObject([
      { id: 1, isHold: false, isSame: true, clientName: 'Helix Heating' },
    ]);
    expect(overlaps({})[0]?.text).toMatch(
      /^Helix Heating has Plumbers in Reading reserved\. Both cover RG1/,
    );
  });

  it('includes what a proposal holds, however late the other one begins', () => {
    const hold = contract({ isHold: true, endsOn: noon('2026-12-20'), tailMonths: 0 });
    const [found] = overlaps({ id: 1, startsOn: noon('2027-06-01') }, [hold]);
    expect(found).toMatchObject({ id: 1, isHold: true, isSame: true });
    expect(found?.text).toMatch(
      /^A proposal that is with Helix Heating holds Plumbers in Reading\./,
    );
  });

  it('can’t both list the same postcode district', () => {
    const [listed] = [contract({ place: 'Central Reading', postcodeAreas: ['RG1', 'RG2'] })];
    const draft = { place: 'Caversham and the centre', postcodeAreas: ['RG4', 'rg1'] };
    expect(overlaps(draft, [listed])).toMatchObject([{ isSame: true }]);
  });

  it('are warned of where one reaches into the other, or nobody can tell', () => {
    expect(overlaps({ place: 'Caversham' })).toMatchObject([{ isSame: false }]);
    expect(overlaps({ nicheKey: 'trades' })).toMatchObject([{ isSame: false }]);
    expect(overlaps({ place: 'Little Nowhere' })[0]?.text).toContain('nobody can tell');
  });

  it('leave each other alone in another niche, place or time, and where they are one client’s', () => {
    expect(overlaps({ nicheKey: 'electricians' })).toEqual([]);
    expect(overlaps({ place: 'Swindon' })).toEqual([]);
    expect(overlaps({ clientName: 'helix heating ltd' })).toEqual([]);
    const ended = [contract({ endsOn: noon('2026-06-30') })];
    expect(overlaps({ startsOn: noon('2027-06-30') }, ended)).toHaveLength(1);
    expect(overlaps({ startsOn: noon('2027-07-01') }, ended)).toEqual([]);
    const earlier = { startsOn: noon('2025-01-01'), endsOn: noon('2025-01-02') };
    expect(overlaps({ ...earlier, tailMonths: 12 })).toEqual([]);
    expect(overlaps({ ...earlier, tailMonths: 13 })).toHaveLength(1);
  });

  it('are not one contract with itself', () => {
    expect(
      findContractOverlaps(contract({ clientName: 'New name' }), others, gazetteer, 12),
    ).toEqual([]);
  });
});

describe('the area of a contract, in words', () => {
  const area = (place: string, postcodeAreas: string[] = []) =>
    describeTerritoryArea({ place, postcodeAreas, city: null }, gazetteer);

  it('names its districts, or what to do where nobody can place it', () => {
    expect(area('Caversham')).toEqual({ districts: 'RG4', problem: null });
    expect(area('Little Nowhere').problem).toContain('“little nowhere” can’t be placed');
    expect(area('')).toEqual({ districts: '', problem: null });
    const reading = { name: 'Reading', postcodeAreas: [], nearby: [] };
    const inCity = { place: 'Little Nowhere', postcodeAreas: [], city: reading };
    expect(describeTerritoryArea(inCity, gazetteer).problem).toContain('so all of Reading counts');
    const listed = { ...inCity, postcodeAreas: ['RG4'] };
    expect(describeTerritoryArea(listed, gazetteer)).toEqual({ districts: 'RG4', problem: null });
  });
});
