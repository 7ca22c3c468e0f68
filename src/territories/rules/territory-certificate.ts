import type { Gazetteer } from './gazetteer';
import { listNichesUnder } from './match-business-type';
import { formatDistricts, readAreaLetters, sortDistricts } from './postcodes';
import { describeTerritoryState, type TerritoryState } from './reservation';
import { type Contract, findTerritoryArea } from './territory-area';

/** Districts of one postcode area, as in a map's key. */
export interface DistrictSheet {
  area: string;
  districts: { code: string; town: string; isReserved: boolean }[];
}

export interface Certificate {
  /** E.g. `7F3A-91C2`; changes with the certificate's address. */
  number: string;
  clientName: string;
  niche: string;
  /** Names of niches that this one includes; empty for most. */
  including: string[];
  place: string;
  retainer: string | null;
  state: TerritoryState;
  /** Day in the UK, `YYYY-MM-DD`, for which the certificate holds. */
  today: string;
  districts: string;
  sheets: DistrictSheet[];
  tailMonths: number;
}

export interface CertificateFacts {
  id: string;
  contract: Contract;
  retainer: string | null;
  niches: readonly { key: string; name: string }[];
  gazetteer: Gazetteer;
  policyMonths: number;
}

/** The start of the uuid, which the reader has in the address anyway. */
function shortenId(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function listDistrictSheets(reserved: ReadonlySet<string>, { areas, towns }: Gazetteer) {
  const around = [...reserved].flatMap((code) => areas.get(readAreaLetters(code)) ?? []);
  const districts = sortDistricts(new Set([...reserved, ...around])).map((code) => {
    return { code, town: towns.get(code) ?? '', isReserved: reserved.has(code) };
  });
  const byArea = Map.groupBy(districts, ({ code }) => readAreaLetters(code));
  return [...byArea].map(([area, own]): DistrictSheet => ({ area, districts: own }));
}

/** For a day, also after the retainer's end (specification, section 9). */
export function makeCertificate(facts: CertificateFacts, today: string): Certificate {
  const { id, contract, retainer, niches, gazetteer, policyMonths } = facts;
  const { districts } = findTerritoryArea(contract, gazetteer);
  const under = listNichesUnder(contract.nicheKey);
  return {
    number: shortenId(id),
    clientName: contract.clientName,
    niche: contract.nicheName,
    including: niches.filter(({ key }) => under.includes(key)).map(({ name }) => name),
    place: contract.place,
    retainer,
    state: describeTerritoryState(contract, today, policyMonths),
    today,
    districts: formatDistricts(districts),
    sheets: listDistrictSheets(districts, gazetteer),
    tailMonths: contract.tailMonths ?? policyMonths,
  };
}
