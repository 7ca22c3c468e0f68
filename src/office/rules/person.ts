export const personGroups = [
  { key: 'enquiries', one: 'enquiry', many: 'enquiries' },
  { key: 'conversations', one: 'conversation', many: 'conversations' },
  { key: 'mails', one: 'mail', many: 'mails' },
  { key: 'mentions', one: 'mention in a mail to others', many: 'mentions in mails to others' },
  { key: 'files', one: 'mail file', many: 'mail files' },
  { key: 'proposals', one: 'proposal', many: 'proposals' },
  { key: 'versions', one: 'old version of a proposal', many: 'old versions of proposals' },
  { key: 'scans', one: 'scan', many: 'scans' },
  { key: 'reportMails', one: 'report by mail', many: 'reports by mail' },
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

export interface HeldRecord {
  label: string;
  /** Address in the back office; null without a page there. */
  href: string | null;
}

export interface KeptRecord extends HeldRecord {
  why: string;
  /** `YYYY-MM-DD`; null where no period is set. */
  until: string | null;
}

export interface PersonSummary {
  email: string;
  /** Records to erase, by group, without empty groups. */
  groups: { key: PersonGroup; count: number; records: HeldRecord[] }[];
  kept: KeptRecord[];
  /** Reason why erasure is refused; null when it is allowed. */
  refusal: string | null;
  /** Fingerprint of the shown records: erasure is refused if they have changed. */
  seen: string;
}

export interface FoundPerson {
  email: string;
  name: string;
}

/** Words the counts, e.g. `2 enquiries, 1 mail`; `nothing` when all are 0. */
export function countInWords(counts: Partial<Record<PersonGroup, number>>): string {
  const parts = personGroups.flatMap(({ key, one, many }) => {
    const count = counts[key] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.join(', ') || 'nothing';
}

/** The last day of a contract’s retention, `YYYY-MM-DD`; 29 February may become the 28th. */
export function keptUntil(acceptedAt: Date, years: number): string {
  const last = new Date(
    Date.UTC(acceptedAt.getUTCFullYear() + Math.ceil(years), acceptedAt.getUTCMonth() + 1, 0),
  );
  const day = Math.min(acceptedAt.getUTCDate(), last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** Digits of a telephone number in any format; a leading 0 equals +44. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^(0044|44|0)/, '');
  return digits.length >= 6 && /^[\d\s()+\-./]+$/.test(text.trim()) ? digits : null;
}
