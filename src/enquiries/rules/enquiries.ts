import {
  type Column,
  dayCell,
  labelCell,
  poundsCell,
  type Related,
  relatedCell,
  timeCell,
} from '@/platform/csv-table';
import { orderKinds } from '@/scans/rules/scan-state';
import {
  enquiryChannels,
  enquiryStatuses,
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
} from './options';

/** An exported enquiry. Times are ISO 8601, money is pence. */
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
  /** The responsible account. */
  owner?: Related;
  dueAt?: string | null | undefined;
  answeredAt?: string | null | undefined;
  lastContactAt?: string | null | undefined;
  workEndedOn?: string | null | undefined;
  estimate?: { totalPence?: number | null | undefined } | null | undefined;
  /** `kind` is empty without an order. */
  order?:
    | { kind?: string | null | undefined; pricePence?: number | null | undefined }
    | null
    | undefined;
  channel: string;
  page?: string | null | undefined;
  heldBecause?: string | null | undefined;
  trade?: string | null | undefined;
  place?: string | null | undefined;
  notes?: string | null | undefined;
}

/** The columns of the list of enquiries. */
export const enquiryColumns: readonly Column<ExportedEnquiry>[] = [
  ['Reference', ({ reference }) => reference ?? ''],
  ['Received', ({ createdAt }) => timeCell(createdAt)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Project', ({ projectType }) => labelCell(projectTypeOptions, projectType)],
  ['Industry', ({ industry }) => labelCell(industryOptions, industry)],
  ['Package in mind', ({ packageTier }) => packageTier ?? ''],
  ['Heard of us through', (enquiry) => labelCell(referralSourceOptions, enquiry.referralSource)],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => labelCell(enquiryStatuses, status)],
  ['Looked after by', ({ owner }) => relatedCell(owner, 'Account')],
  ['Answer due', ({ dueAt }) => timeCell(dueAt)],
  ['First answered', ({ answeredAt }) => timeCell(answeredAt)],
  ['Last message', ({ lastContactAt }) => timeCell(lastContactAt)],
  ['Work together ended on', ({ workEndedOn }) => dayCell(workEndedOn)],
  ['Estimate in £', ({ estimate }) => poundsCell(estimate?.totalPence)],
  ['Ordered', ({ order }) => labelCell(orderKinds, order?.kind)],
  ['Price of the order in £', ({ order }) => poundsCell(order?.pricePence)],
  ['Came by', ({ channel }) => labelCell(enquiryChannels, channel)],
  ['Sent from the page', ({ page }) => page ?? ''],
  ['Held as suspected spam because', ({ heldBecause }) => heldBecause ?? ''],
  ['Trade', ({ trade }) => trade ?? ''],
  ['Area', ({ place }) => place ?? ''],
  ['Notes', ({ notes }) => notes ?? ''],
];
