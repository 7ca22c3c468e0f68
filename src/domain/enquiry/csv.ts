import { orderKinds } from '../scan/statuses';
import {
  enquiryChannels,
  enquiryStatuses,
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
} from './options';

/** An enquiry as it is exported. Times are ISO 8601, money is pence. */
export interface ExportedEnquiry {
  reference?: string | null | undefined;
  createdAt: string;
  name: string;
  email: string;
  projectType: string;
  industry?: string | null | undefined;
  packageTier?: string | null | undefined;
  referralSource?: string | null | undefined;
  message: string;
  status: string;
  /** Name of the account that looks after it. */
  owner: string;
  dueAt?: string | null | undefined;
  answeredAt?: string | null | undefined;
  lastContactAt?: string | null | undefined;
  workEndedOn?: string | null | undefined;
  estimatePence?: number | null | undefined;
  /** Value of the kind; empty for a mere question. */
  ordered?: string | null | undefined;
  orderPence?: number | null | undefined;
  channel: string;
  page?: string | null | undefined;
  heldBecause?: string | null | undefined;
  notes?: string | null | undefined;
}

type Options = readonly { value: string; label: string }[];

/** What the back office calls a value; the value itself when it is none of ours any more. */
function labelOf(options: Options, value: string | null | undefined): string {
  return options.find((option) => option.value === value)?.label ?? value ?? '';
}

const spreadsheetTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-23 14:00` in UK time: every spreadsheet reads it, whatever country it is set to. */
function time(iso: string | null | undefined): string {
  return iso ? spreadsheetTime.format(new Date(iso)) : '';
}

function pounds(pence: number | null | undefined): string {
  return pence === null || pence === undefined ? '' : (pence / 100).toFixed(2);
}

const columns: readonly [header: string, cell: (enquiry: ExportedEnquiry) => string][] = [
  ['Reference', ({ reference }) => reference ?? ''],
  ['Received', ({ createdAt }) => time(createdAt)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Project', ({ projectType }) => labelOf(projectTypeOptions, projectType)],
  ['Industry', ({ industry }) => labelOf(industryOptions, industry)],
  ['Package in mind', ({ packageTier }) => packageTier ?? ''],
  ['Heard of us through', (enquiry) => labelOf(referralSourceOptions, enquiry.referralSource)],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => labelOf(enquiryStatuses, status)],
  ['Looked after by', ({ owner }) => owner],
  ['Answer due', ({ dueAt }) => time(dueAt)],
  ['First answered', ({ answeredAt }) => time(answeredAt)],
  ['Last message', ({ lastContactAt }) => time(lastContactAt)],
  ['Work together ended on', ({ workEndedOn }) => time(workEndedOn).slice(0, 10)],
  ['Estimate in £', ({ estimatePence }) => pounds(estimatePence)],
  ['Ordered', ({ ordered }) => labelOf(orderKinds, ordered)],
  ['Price of the order in £', ({ orderPence }) => pounds(orderPence)],
  ['Came by', ({ channel }) => labelOf(enquiryChannels, channel)],
  ['Sent from the page', ({ page }) => page ?? ''],
  ['Held as suspected spam because', ({ heldBecause }) => heldBecause ?? ''],
  ['Notes', ({ notes }) => notes ?? ''],
];

/** First line of the export, in words. */
export const csvHeader: readonly string[] = columns.map(([header]) => header);

/**
 * The cells of one enquiry, in the order of `csvHeader`. White space around a cell goes: it would
 * hide a formula from the check that makes it harmless.
 */
export function csvRow(enquiry: ExportedEnquiry): string[] {
  return columns.map(([, cell]) => cell(enquiry).trim());
}

/** Name of the downloaded file, with the UK day: `enquiries-2026-11-21.csv`. */
export function csvFileName(now: Date): string {
  return `enquiries-${time(now.toISOString()).slice(0, 10)}.csv`;
}
