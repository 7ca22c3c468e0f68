/** What is held about a person, in the groups in which it is shown, erased and counted. */
export const personGroups = [
  { key: 'enquiries', one: 'enquiry', many: 'enquiries' },
  { key: 'mails', one: 'mail', many: 'mails' },
  { key: 'mentions', one: 'mention in a mail to others', many: 'mentions in mails to others' },
  { key: 'files', one: 'mail file', many: 'mail files' },
  { key: 'proposals', one: 'proposal', many: 'proposals' },
  { key: 'versions', one: 'old version of a proposal', many: 'old versions of proposals' },
  { key: 'scans', one: 'scan', many: 'scans' },
  { key: 'crawls', one: 'sitemap crawl', many: 'sitemap crawls' },
  { key: 'jobs', one: 'waiting job', many: 'waiting jobs' },
  {
    key: 'counters',
    one: 'counter against too many requests',
    many: 'counters against too many requests',
  },
  { key: 'filters', one: 'saved filter or list setting', many: 'saved filters and list settings' },
] as const;

export type PersonGroup = (typeof personGroups)[number]['key'];

/** A record as the screen lists it. */
export interface HeldRecord {
  label: string;
  /** Where it is in the back office, if it has a page there. */
  href: string | null;
}

/** What erasing leaves, and why. */
export interface KeptRecord extends HeldRecord {
  why: string;
  /** `YYYY-MM-DD`; null where no period is set. */
  until: string | null;
}

/** Everything that is held about a person. */
export interface PersonSummary {
  email: string;
  /** What goes, by group; a group without records is left out. */
  groups: { key: PersonGroup; count: number; records: HeldRecord[] }[];
  kept: KeptRecord[];
  /** Why nothing can be erased here; null when it can. */
  refusal: string | null;
  /** Of what was shown: what is erased is what was looked at. */
  seen: string;
}

/** Somebody found by name or telephone number. */
export interface FoundPerson {
  email: string;
  name: string;
}

/** In words, e.g. `2 enquiries, 1 mail`; `nothing` for nothing. */
export function countInWords(counts: Partial<Record<PersonGroup, number>>): string {
  const parts = personGroups.flatMap(({ key, one, many }) => {
    const count = counts[key] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.join(', ') || 'nothing';
}

/** The day until which a contract is kept, `YYYY-MM-DD`; 29 February ends in February. */
export function keptUntil(acceptedAt: Date, years: number): string {
  const last = new Date(
    Date.UTC(acceptedAt.getUTCFullYear() + Math.ceil(years), acceptedAt.getUTCMonth() + 1, 0),
  );
  const day = Math.min(acceptedAt.getUTCDate(), last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** Digits of a telephone number, however it is written: the leading 0 and +44 are the same. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^(0044|44|0)/, '');
  return digits.length >= 6 && /^[\d\s()+\-./]+$/.test(text.trim()) ? digits : null;
}
