import { type Column, poundsCell, timeCell, yesCell } from '@/platform/csv-table';

/** Fields common to all price-list entries. */
interface Listed {
  name: string;
  key?: string | null | undefined;
  _status?: string | null | undefined;
  updatedAt: string;
}

const named: readonly Column<Listed>[] = [
  ['Name', ({ name }) => name],
  ['Reference', ({ key }) => key ?? ''],
];

const state: readonly Column<Listed>[] = [
  ['On the site', ({ _status }) => yesCell(_status === 'published')],
  ['Last changed', ({ updatedAt }) => timeCell(updatedAt)],
];

/** A package as it is exported. Money is pence. */
export interface ExportedPackage extends Listed {
  onApplication?: boolean | null | undefined;
  priceFromPence?: number | null | undefined;
  priceToPence?: number | null | undefined;
  timeline?: string | null | undefined;
  pages?: string | null | undefined;
  revisions?: string | null | undefined;
  support?: string | null | undefined;
}

/** The columns of the list of packages. */
export const packageColumns: readonly Column<ExportedPackage>[] = [
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

/** A retainer as it is exported. Money is pence. */
export interface ExportedRetainer extends Listed {
  pricePerMonthPence?: number | null | undefined;
  tagline?: string | null | undefined;
}

/** The columns of the list of retainers. */
export const retainerColumns: readonly Column<ExportedRetainer>[] = [
  ...named,
  ['Price per month in £', ({ pricePerMonthPence }) => poundsCell(pricePerMonthPence)],
  ['One line', ({ tagline }) => tagline ?? ''],
  ...state,
];

/** An add-on as it is exported. Money is pence. */
export interface ExportedAddOn extends Listed {
  kind: string;
  pricePence?: number | null | undefined;
  unit?: string | null | undefined;
}

/** The columns of the list of add-ons. */
export const addOnColumns: readonly Column<ExportedAddOn>[] = [
  ...named,
  ['Added to', ({ kind }) => (kind === 'retainer' ? 'A retainer' : 'A build')],
  ['Price in £', ({ pricePence }) => poundsCell(pricePence)],
  ['For each', ({ unit }) => unit ?? ''],
  ...state,
];

/** A chatbot tier as it is exported. Money is pence. */
export interface ExportedChatbotTier extends Listed {
  pricePerMonthFromPence?: number | null | undefined;
  pricePerMonthToPence?: number | null | undefined;
  conversations?: number | null | undefined;
  bestFor?: string | null | undefined;
}

/** The columns of the list of chatbot tiers. */
export const chatbotTierColumns: readonly Column<ExportedChatbotTier>[] = [
  ...named,
  ['Per month from in £', ({ pricePerMonthFromPence }) => poundsCell(pricePerMonthFromPence)],
  ['Per month to in £', ({ pricePerMonthToPence }) => poundsCell(pricePerMonthToPence)],
  ['Conversations per month', ({ conversations }) => String(conversations ?? '')],
  ['Best for', ({ bestFor }) => bestFor ?? ''],
  ...state,
];
