import { describe, expect, it } from 'vitest';
import { makeCertificate } from '@/territories/rules/territory-certificate';
import { gazetteer, seededNiches } from './support/seeded';

const facts = {
  id: '7f3a91c2-0000-4000-8000-000000000000',
  contract: {
    id: 1,
    clientName: 'Helix Heating',
    nicheKey: 'plumbers',
    nicheName: 'Plumbers',
    place: 'Caversham and Tilehurst',
    postcodeAreas: [],
    city: null,
    startsOn: '2026-01-05T12:00:00.000Z',
    endsOn: null,
    tailMonths: null,
  },
  retainer: 'Content Engine',
  niches: seededNiches,
  gazetteer,
  policyMonths: 12,
};

describe('a certificate', () => {
  it('shows the state of the day', () => {
    expect(makeCertificate(facts, '2026-11-22')).toMatchObject({
      number: '7F3A-91C2',
      today: '2026-11-22',
      including: [],
      tailMonths: 12,
      state: { kind: 'active', reservedUntil: null },
    });
    const ended = {
      ...facts,
      contract: { ...facts.contract, endsOn: '2026-11-21T12:00:00.000Z', tailMonths: 6 },
    };
    expect(makeCertificate(ended, '2026-11-22')).toMatchObject({
      tailMonths: 6,
      state: { kind: 'tail', reservedUntil: '2027-05-21' },
    });
  });

  it('marks the reserved districts among their postcode area, in order', () => {
    const { districts, sheets } = makeCertificate(facts, '2026-11-22');
    expect(districts).toBe('RG4, RG30, RG31');
    expect(sheets.map(({ area }) => area)).toEqual(['RG']);
    const codes = sheets[0]?.districts.map(({ code }) => code) ?? [];
    expect(codes.slice(0, 3)).toEqual(['RG1', 'RG2', 'RG4']);
    expect(sheets[0]?.districts[2]).toEqual({ code: 'RG4', town: 'Reading', isReserved: true });
    const reserved = sheets[0]?.districts.filter(({ isReserved }) => isReserved);
    expect(reserved?.map(({ code }) => code)).toEqual(['RG4', 'RG30', 'RG31']);
  });

  it('draws a district that the list of places lacks', () => {
    const contract = { ...facts.contract, place: 'Camden', postcodeAreas: ['NW1'] };
    expect(makeCertificate({ ...facts, contract }, '2026-11-22').sheets).toEqual([
      { area: 'NW', districts: [{ code: 'NW1', town: '', isReserved: true }] },
    ]);
  });

  it('draws no districts where none is known', () => {
    const unclear = { ...facts, contract: { ...facts.contract, place: 'Little Nowhere' } };
    expect(makeCertificate(unclear, '2026-11-22')).toMatchObject({ districts: '', sheets: [] });
  });

  it('names the niches that a niche includes', () => {
    const trades = { ...facts, contract: { ...facts.contract, nicheKey: 'trades' } };
    expect(makeCertificate(trades, '2026-11-22').including).toEqual([
      'Plumbers',
      'Electricians',
      'Carpenters',
    ]);
  });
});
