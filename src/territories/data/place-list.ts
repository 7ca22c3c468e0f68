import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type ListedPlace, placeKinds } from '../rules/gazetteer';
import { readAreaLetters, readDistrictNumber } from '../rules/postcodes';

const listFile = 'seed/territories/places.csv';

/** A district or a range of one postcode area: `B23` or `B1-B21`. */
const districts = /^([A-Z]{1,2})\d{1,2}([A-Z]|-\1\d{1,2})?$/;

const isUpwards = (code: string) => {
  const [first = '', last = first] = code.split('-');
  return readDistrictNumber(first) <= readDistrictNumber(last);
};

const line = z
  .strictObject({
    postcode_area: z.string().regex(/^[A-Z]{1,2}$/),
    kind: z.enum(placeKinds),
    name: z.string().min(1),
    districts: z.string(),
  })
  .refine(({ kind, name }) => kind !== 'county' || !/\s/.test(name), {
    error: 'The name of a county is one word.',
  })
  .refine(({ kind, districts: codes }) => (kind === 'county') === (codes === ''), {
    error: 'A post town or place has districts, a county has none.',
  })
  .refine(
    ({ postcode_area: letters, districts: codes }) =>
      codes === '' ||
      codes
        .split(' ')
        .every(
          (code) => districts.test(code) && readAreaLetters(code) === letters && isUpwards(code),
        ),
    { error: 'Districts belong to the line’s postcode area and are written like “B1-B21 B23”.' },
  );

/** Expands a list of districts: `B1-B3 B5` is B1, B2, B3 and B5. */
export function readDistricts(codes: string): string[] {
  return codes.split(' ').flatMap((code) => {
    const [first = '', last = first] = code.split('-');
    const count = readDistrictNumber(last) - readDistrictNumber(first);
    if (count === 0) return first;
    return Array.from(
      { length: count + 1 },
      (_, index) => readAreaLetters(first) + (readDistrictNumber(first) + index),
    );
  });
}

/** Parses `seed/territories/places.csv`; throws for an invalid line, with its number. */
export function parsePlaceList(csv: string): ListedPlace[] {
  const lines: unknown[] = parse(csv, { bom: true, columns: true, trim: true });
  return lines.map((fields, index) => {
    const { data, error } = line.safeParse(fields);
    if (error) throw new Error(`${listFile}, line ${index + 2}: ${z.prettifyError(error)}`);
    const { postcode_area: area, kind, name, districts: codes } = data;
    return { area, kind, name, districts: codes === '' ? [] : readDistricts(codes) };
  });
}

let list: readonly ListedPlace[] | null = null;

/** The product's list of places, read once per process: a changed file needs a restart. */
export function readPlaceList(): readonly ListedPlace[] {
  // Relative to the project folder; the build would otherwise trace that whole folder.
  list ??= parsePlaceList(
    readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), listFile), 'utf8'),
  );
  return list;
}
