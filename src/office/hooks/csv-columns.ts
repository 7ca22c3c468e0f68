import type { AddOn, ChatbotTier, Package, Proposal, Retainer, Territory } from '@/payload-types';
import {
  type Column,
  dayCell,
  numberCell,
  poundsCell,
  relatedCell,
  timeCell,
  yesCell,
} from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';
import { accessModes, proposalStatuses } from '@/proposals/rules/statuses';

type Listed = Pick<Retainer, 'name' | 'key' | '_status' | 'updatedAt'>;

/** Columns of the lists' exports; amounts are pence. */
const named: readonly Column<Listed>[] = [
  ['Name', ({ name }) => name],
  // A draft may lack any field.
  ['Reference', ({ key }) => key ?? ''],
];

const state: readonly Column<Listed>[] = [
  ['On the site', ({ _status }) => yesCell(_status === 'published')],
  ['Last changed', ({ updatedAt }) => timeCell(updatedAt)],
];

export const packageColumns: readonly Column<Package>[] = [
  ...named,
  ['Price from in £', ({ priceFromPence }) => poundsCell(priceFromPence)],
  ['Price to in £', ({ priceToPence }) => poundsCell(priceToPence)],
  ['Price on application', ({ onApplication }) => yesCell(onApplication)],
  ['Ready in', ({ timeline }) => timeline ?? ''],
  ['Pages', ({ pages }) => pages ?? ''],
  ['Revisions', ({ revisions }) => revisions ?? ''],
  ['Support after launch', ({ support }) => support ?? ''],
  ...state,
];

export const retainerColumns: readonly Column<Retainer>[] = [
  ...named,
  ['Price per month in £', ({ pricePerMonthPence }) => poundsCell(pricePerMonthPence)],
  ['One line', ({ tagline }) => tagline ?? ''],
  ...state,
];

export const addOnColumns: readonly Column<AddOn>[] = [
  ...named,
  ['Added to', ({ kind }) => (kind === 'retainer' ? 'A retainer' : 'A build')],
  ['Price in £', ({ pricePence }) => poundsCell(pricePence)],
  ['For each', ({ unit }) => unit ?? ''],
  ...state,
];

export const chatbotTierColumns: readonly Column<ChatbotTier>[] = [
  ...named,
  ['Per month from in £', ({ pricePerMonthFromPence }) => poundsCell(pricePerMonthFromPence)],
  ['Per month to in £', ({ pricePerMonthToPence }) => poundsCell(pricePerMonthToPence)],
  ['Conversations per month', ({ conversations }) => String(conversations ?? '')],
  ['Best for', ({ bestFor }) => bestFor ?? ''],
  ...state,
];

export const proposalColumns: readonly Column<Proposal>[] = [
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

export const territoryColumns: readonly Column<Territory>[] = [
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
