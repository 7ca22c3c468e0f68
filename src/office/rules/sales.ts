import {
  type Column,
  dayCell,
  numberCell,
  poundsCell,
  type Related,
  relatedCell,
  timeCell,
  yesCell,
} from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';
import { accessModes, proposalStatuses } from '@/proposals/rules/statuses';

/** An exported proposal. Times are ISO 8601, money is pence. */
export interface ExportedProposal {
  title: string;
  slug?: string | null | undefined;
  clientName: string;
  contactName?: string | null | undefined;
  clientEmail?: string | null | undefined;
  status: string;
  accessMode: string;
  totalOncePence?: number | null | undefined;
  totalMonthlyPence?: number | null | undefined;
  validUntil?: string | null | undefined;
  owner?: Related;
  niche?: Related;
  place?: string | null | undefined;
  createdAt: string;
  sentAt?: string | null | undefined;
  firstViewedAt?: string | null | undefined;
  lastViewedAt?: string | null | undefined;
  viewCount?: number | null | undefined;
  acceptance?:
    | { name?: string | null | undefined; at?: string | null | undefined }
    | null
    | undefined;
  declinedBecause?: string | null | undefined;
  updatedAt: string;
}

/** The columns of the list of proposals. */
export const proposalColumns: readonly Column<ExportedProposal>[] = [
  ['Title', ({ title }) => title],
  ['Client', ({ clientName }) => clientName],
  ['Person', ({ contactName }) => contactName ?? ''],
  ['Client’s e-mail', ({ clientEmail }) => clientEmail ?? ''],
  ['Status', ({ status }) => optionLabel(proposalStatuses, status)],
  ['Once in £', ({ totalOncePence }) => poundsCell(totalOncePence)],
  ['Every month in £', ({ totalMonthlyPence }) => poundsCell(totalMonthlyPence)],
  ['Valid until', ({ validUntil }) => dayCell(validUntil)],
  ['Looked after by', ({ owner }) => relatedCell(owner, 'Account')],
  ['Niche', ({ niche }) => relatedCell(niche, 'Niche')],
  ['Area', ({ place }) => place ?? ''],
  ['Made', ({ createdAt }) => timeCell(createdAt)],
  ['Sent', ({ sentAt }) => timeCell(sentAt)],
  ['First opened', ({ firstViewedAt }) => timeCell(firstViewedAt)],
  ['Last opened', ({ lastViewedAt }) => timeCell(lastViewedAt)],
  ['Times opened', ({ viewCount }) => numberCell(viewCount)],
  ['Accepted by', ({ acceptance }) => acceptance?.name ?? ''],
  ['Accepted', ({ acceptance }) => timeCell(acceptance?.at)],
  ['Declined because', ({ declinedBecause }) => declinedBecause ?? ''],
  ['Who can open it', ({ accessMode }) => optionLabel(accessModes, accessMode)],
  ['Address', ({ slug }) => slug ?? ''],
  ['Last changed', ({ updatedAt }) => timeCell(updatedAt)],
];

/** An exported territory. Days are ISO 8601. */
export interface ExportedTerritory {
  clientName: string;
  mayBeNamed?: boolean | null | undefined;
  niche?: Related;
  city?: Related;
  place: string;
  postcodeAreas?: readonly { text: string }[] | null | undefined;
  retainer?: Related;
  isProvisional?: boolean | null | undefined;
  startsOn: string;
  endsOn?: string | null | undefined;
  tailMonths?: number | null | undefined;
  note?: string | null | undefined;
}

/** The columns of the list of territories. */
export const territoryColumns: readonly Column<ExportedTerritory>[] = [
  ['Client', ({ clientName }) => clientName],
  ['Niche', ({ niche }) => relatedCell(niche, 'Niche')],
  ['City', ({ city }) => relatedCell(city, 'City')],
  ['Area in words', ({ place }) => place],
  [
    'Postcode districts',
    ({ postcodeAreas }) => (postcodeAreas ?? []).map(({ text }) => text).join(' '),
  ],
  ['Retainer', ({ retainer }) => relatedCell(retainer, 'Retainer')],
  ['Provisional', ({ isProvisional }) => yesCell(isProvisional)],
  ['Reserved from', ({ startsOn }) => dayCell(startsOn)],
  ['Retainer ended on', ({ endsOn }) => dayCell(endsOn)],
  ['Months reserved afterwards', ({ tailMonths }) => numberCell(tailMonths)],
  ['May be named', ({ mayBeNamed }) => yesCell(mayBeNamed)],
  ['Note', ({ note }) => note ?? ''],
];
