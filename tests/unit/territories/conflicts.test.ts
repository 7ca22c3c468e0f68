import { describe, expect, it } from 'vitest';
import {
  type CompetitionKind,
  findContractOverlaps,
  isCertainConflict,
  listCompetingTerritories,
} from '@/territories/rules/competing-territories';
import { matchPlace } from '@/territories/rules/match-place';
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
    niche = 'plumbers' as string | string[],
    place = 'Caversham',
    names = ['Fay Jones'],
    email = null as string | null,
    today = '2026-11-22',
    ownProposals = undefined as number[] | undefined,
  } = {},
) {
  const match = matchPlace(place, gazetteer);
  const area =
    'area' in match ? match.area : { districts: new Set<string>(), names: new Set<string>() };
  const niches = seededNiches.filter(({ key }) => [niche].flat().includes(key));
  const register = { contracts, gazetteer, today, tailMonths: 12 };
  return listCompetingTerritories({ niches, area, names, email, ownProposals }, register);
}

describe('competing reservations', () => {
  it('give client, day, place and niche', () => {
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

  it('include the tail, and later starts', () => {
    const ended = contract({ endsOn: noon('2026-06-30') });
    expect(rivals([ended])[0]?.text).toBe(
      'Reserved for Helix Heating since 5 January 2026, until 30 June 2027 (the retainer has ended) (Reading, plumbers).',
    );
    expect(rivals([ended], { today: '2027-07-01' })).toEqual([]);
    expect(rivals([contract({ startsOn: noon('2027-02-01') })])[0]?.text).toContain(
      'from 1 February 2027',
    );
  });

  it('exclude other niches and other places', () => {
    expect(rivals([contract()], { niche: 'electricians' })).toEqual([]);
    expect(rivals([contract()], { place: 'Swindon' })).toEqual([]);
  });

  it('name the taken part, unplaceable areas, and single niches', () => {
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

  it('of unplaceable areas and single niches are explained', () => {
    expect(rivals([contract({ place: 'Little Nowhere' })])[0]?.text).toBe(
      'Reserved for Helix Heating since 5 January 2026 (Little Nowhere, plumbers). It is written down without districts, so it may or may not reach this area.',
    );
    for (const niche of ['trades', ['trades', 'beauty']]) {
      expect(rivals([contract()], { niche })[0]?.text).toBe(
        'Reserved for Helix Heating since 5 January 2026 (Reading, plumbers). They hold plumbers alone, not every trade.',
      );
    }
    expect(rivals([contract()], { niche: ['plumbers', 'beauty'] })[0]?.kind).toBe('taken');
  });

  it('are certain in the whole area or a part of it', () => {
    const kinds: CompetitionKind[] = ['taken', 'part', 'maybe', 'single'];
    expect(kinds.filter(isCertainConflict)).toEqual(['taken', 'part']);
  });

  it('are sorted: the worst first, contracts before holds, then by id', () => {
    const hold = { isHold: true, endsOn: noon('2026-12-20'), tailMonths: 0 };
    const found = rivals(
      [
        contract({ id: 1, ...hold }),
        contract({ id: 2, place: 'Little Nowhere' }),
        contract({ id: 4, postcodeAreas: ['RG4'] }),
        contract({ id: 5 }),
        contract({ id: 3 }),
      ],
      { place: 'Reading' },
    );
    expect(found.map(({ id }) => id)).toEqual([3, 5, 1, 4, 2]);
  });

  it('include holds of proposals and provisional territories', () => {
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
    // The current proposal and the one it replaces, under any earlier client name.
    expect(rivals([hold], { ownProposals: [7] })).toEqual([]);
    expect(rivals([contract({ id: 7 })], { ownProposals: [7] })).toHaveLength(1);
    const provisional = contract({ isProvisional: true });
    expect(rivals([provisional])[0]?.text).toBe(
      'Provisionally reserved for Helix Heating since 5 January 2026 (Reading, plumbers).',
    );
    // A retainer that never began has no tail.
    const ended = { ...provisional, endsOn: noon('2026-11-20') };
    expect(rivals([ended], { today: '2026-11-21' })).toEqual([]);
  });

  it('exclude the client’s own territory', () => {
    expect(rivals([contract()], { names: ['HELIX heating Ltd'] })).toEqual([]);
    expect(rivals([contract()], { email: 'fay@helix-heating.co.uk' })).toEqual([]);
    expect(rivals([contract()], { email: 'helix@gmail.com' })).toHaveLength(1);
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

  it('cannot share niche and whole place', () => {
    expect(overlaps({})).toMatchObject([
      { id: 1, isHold: false, isSame: true, clientName: 'Helix Heating' },
    ]);
    expect(overlaps({})[0]?.text).toMatch(
      /^Helix Heating has Plumbers in Reading reserved\. Both cover RG1/,
    );
  });

  it('conflict with a proposal’s hold, however late the other one begins', () => {
    const hold = contract({ isHold: true, endsOn: noon('2026-12-20'), tailMonths: 0 });
    const [found] = overlaps({ id: 1, startsOn: noon('2027-06-01') }, [hold]);
    expect(found).toMatchObject({ id: 1, isHold: true, isSame: true });
    expect(found?.text).toMatch(
      /^A proposal that is with Helix Heating holds Plumbers in Reading\./,
    );
  });

  it('cannot both list the same postcode district', () => {
    const [listed] = [contract({ place: 'Central Reading', postcodeAreas: ['RG1', 'RG2'] })];
    const draft = { place: 'Caversham and the centre', postcodeAreas: ['RG4', 'rg1'] };
    expect(overlaps(draft, [listed])).toMatchObject([{ isSame: true }]);
  });

  it('get a warning for a partial or unclear overlap', () => {
    expect(overlaps({ place: 'Caversham' })).toMatchObject([{ isSame: false }]);
    expect(overlaps({ nicheKey: 'trades' })).toMatchObject([{ isSame: false }]);
    expect(overlaps({ place: 'Little Nowhere' })[0]?.text).toContain('may or may not overlap');
  });

  it('of the same unplaceable words may be the same, which is not certain', () => {
    const [nowhere] = [contract({ place: 'Caversham and Little Nowhere' })];
    const sameWords = { place: 'Caversham and Little Nowhere' };
    expect(overlaps(sameWords, [nowhere])).toMatchObject([{ isSame: false }]);
    const placed = { place: 'Little Nowhere', postcodeAreas: ['RG4'] };
    expect(overlaps(placed, [nowhere])).toMatchObject([{ isSame: false }]);
    const elsewhere = contract({ place: 'Little Nowhere' });
    expect(overlaps({ place: 'Little Nowhere' }, [elsewhere])[0]?.text).toBe(
      'Helix Heating has Plumbers in Little Nowhere reserved. Both name the same place.',
    );
  });

  it('are sorted: the same niche and area first, then by id', () => {
    const existing = [
      contract({ id: 5, place: 'Caversham' }),
      contract({ id: 4, place: 'Caversham' }),
      contract({ id: 9 }),
    ];
    expect(overlaps({}, existing).map(({ id }) => id)).toEqual([9, 4, 5]);
  });

  it('do not conflict in another niche, place or time, or for one client', () => {
    expect(overlaps({ nicheKey: 'electricians' })).toEqual([]);
    expect(overlaps({ place: 'Swindon' })).toEqual([]);
    expect(overlaps({ clientName: 'helix heating ltd' })).toEqual([]);
    const ended = [contract({ endsOn: noon('2026-06-30') })];
    expect(overlaps({ startsOn: noon('2027-06-30') }, ended)[0]?.text).toMatch(
      /^Helix Heating has Plumbers in Reading reserved until 30 June 2027\. Both cover/,
    );
    expect(overlaps({ startsOn: noon('2027-07-01') }, ended)).toEqual([]);
    const earlier = { startsOn: noon('2025-01-01'), endsOn: noon('2025-01-02') };
    expect(overlaps({ ...earlier, tailMonths: 12 })).toEqual([]);
    expect(overlaps({ ...earlier, tailMonths: 13 })).toHaveLength(1);
    const untilThen = { ...earlier, endsOn: noon('2025-12-05'), tailMonths: 1 };
    expect(overlaps(untilThen)).toHaveLength(1);
  });

  it('never include a contract itself', () => {
    expect(
      findContractOverlaps(contract({ clientName: 'New name' }), others, gazetteer, 12),
    ).toEqual([]);
  });
});

describe('the area of a contract as text', () => {
  const area = (place: string, postcodeAreas: string[] = []) =>
    describeTerritoryArea({ place, postcodeAreas, city: null }, gazetteer);

  it('names its districts, or gives advice for an unplaceable one', () => {
    expect(area('Caversham')).toEqual({ districts: 'RG4', problem: null });
    expect(area('Little Nowhere').problem).toBe(
      '“little nowhere” can’t be placed on the map. Add postcode districts, or the public check can’t say where this territory ends.',
    );
    for (const blank of ['', ' ']) expect(area(blank)).toEqual({ districts: '', problem: null });
    const reading = { name: 'Reading', postcodeAreas: [], nearby: [] };
    const inCity = { place: 'Little Nowhere', postcodeAreas: [], city: reading };
    expect(describeTerritoryArea(inCity, gazetteer).problem).toContain('so all of Reading counts');
    const listed = { ...inCity, postcodeAreas: ['RG4'] };
    expect(describeTerritoryArea(listed, gazetteer)).toEqual({ districts: 'RG4', problem: null });
  });
});
