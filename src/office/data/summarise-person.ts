import { createHash } from 'node:crypto';
import {
  type HeldRecord,
  type PersonGroup,
  type PersonSummary,
  personGroups,
} from '../rules/person';
import type { Holdings } from './find-person';

/** Records listed per group; the screen only counts further ones. */
const mostListed = 20;

export function countHoldings({ rows, files, counters }: Holdings): Record<PersonGroup, number> {
  const counts = Object.entries(rows).map(([key, { length }]) => [key, length]);
  return { ...Object.fromEntries(counts), files: files.length, counters: counters.length };
}

/** Fingerprint of these records. Erasure compares it, so that only records on screen are erased. */
export function fingerprintOf({ email, rows, files, kept }: Holdings): string {
  const ids = Object.entries(rows).map(([key, each]) => [key, each.map(({ id }) => id)]);
  // Jobs end meanwhile, for example after a mail, which does not affect the erasure.
  const lasting = ids.filter(([key]) => key !== 'jobs');
  const names = files.map(({ name }) => name);
  const left = kept.map(({ collection, id }) => [collection, id]);
  return createHash('sha256')
    .update(JSON.stringify([email, lasting, names, left]))
    .digest('base64url');
}

export function summarisePerson(found: Holdings): PersonSummary {
  const counts = countHoldings(found);
  const records: Partial<Record<PersonGroup, readonly HeldRecord[]>> = {
    ...found.rows,
    files: found.files.map(({ name }) => ({ label: name, href: null })),
  };
  return {
    email: found.email,
    groups: personGroups
      .filter(({ key }) => counts[key] > 0)
      .map(({ key }) => ({
        key,
        count: counts[key],
        records: (records[key] ?? [])
          .slice(0, mostListed)
          .map(({ label, href }) => ({ label, href })),
      })),
    kept: found.kept.map(({ label, href, why: reason, until }) => ({
      ...{ label, href, until },
      why: reason,
    })),
    refusal: found.refusal,
    seen: fingerprintOf(found),
  };
}
