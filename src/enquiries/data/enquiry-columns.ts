import type { Submission } from '@/payload-types';
import {
  type Column,
  dayCell,
  poundsCell,
  type Related,
  relatedCell,
  timeCell,
} from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';
import { orderKinds } from '@/scans/rules/scan-state';
import {
  enquiryChannels,
  enquiryStatuses,
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
  ringTimes,
} from '../rules/options';

/** An exported enquiry. Times are ISO 8601, money is pence. */
export type ExportedEnquiry = Omit<Submission, 'id' | 'updatedAt' | 'owner'> & {
  owner?: Related;
};

export const enquiryColumns: readonly Column<ExportedEnquiry>[] = [
  ['Reference', ({ reference }) => reference ?? ''],
  ['Received', ({ createdAt }) => timeCell(createdAt)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email ?? ''],
  ['Phone', ({ phone }) => phone ?? ''],
  ['Best time to ring', ({ ringWhen }) => optionLabel(ringTimes, ringWhen)],
  ['Project', ({ projectType }) => optionLabel(projectTypeOptions, projectType)],
  ['Industry', ({ industry }) => optionLabel(industryOptions, industry)],
  ['Package in mind', ({ packageTier }) => packageTier ?? ''],
  ['Heard of us through', (enquiry) => optionLabel(referralSourceOptions, enquiry.referralSource)],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => optionLabel(enquiryStatuses, status)],
  ['Looked after by', ({ owner }) => relatedCell(owner, 'Account')],
  ['Answer due', ({ dueAt }) => timeCell(dueAt)],
  ['First answered', ({ answeredAt }) => timeCell(answeredAt)],
  ['Last message', ({ lastContactAt }) => timeCell(lastContactAt)],
  ['Work together ended on', ({ workEndedOn }) => dayCell(workEndedOn)],
  ['Estimate in £', ({ estimate }) => poundsCell(estimate?.totalPence)],
  ['Ordered', ({ order }) => optionLabel(orderKinds, order?.kind)],
  ['Price of the order in £', ({ order }) => poundsCell(order?.pricePence)],
  ['Came by', ({ channel }) => optionLabel(enquiryChannels, channel)],
  ['Sent from the page', ({ page }) => page ?? ''],
  ['Held as suspected spam because', ({ heldBecause }) => heldBecause ?? ''],
  ['Trade', ({ trade }) => trade ?? ''],
  ['Area', ({ place }) => place ?? ''],
  ['Notes', ({ notes }) => notes ?? ''],
];
