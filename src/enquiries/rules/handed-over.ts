import { isOwnPath } from '@/content/rules/page-paths';
import { type EnquiryInput, enquiryFieldNames, shortFieldNames, shortLimits } from './fields';

interface CarriedEstimate {
  type: string;
  pages: number;
  addOns: string[];
  label: string | null;
  /** Its parts in one line, its total and where on this site it can be changed. */
  receipt: { parts: string; total: string; href: string } | null;
}

/** Data of an enquiry without a form field. */
export interface Attachments {
  estimate: CarriedEstimate | null;
  scan: string | null;
}

export const noAttachments: Attachments = { estimate: null, scan: null };

export interface EnquiryDraft {
  values: Partial<EnquiryInput>;
  attachments: Attachments;
  key: string | null;
  /** Time when the form’s page first appeared, in milliseconds since 1970. */
  startedAt: number | null;
}

type Loose = Record<string, unknown>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most ? value : null;

function readReceipt(value: unknown): CarriedEstimate['receipt'] {
  if (!isObject(value)) return null;
  const [parts, total] = [textOf(value.parts, 500), textOf(value.total, 20)];
  const href = textOf(value.href, 500);
  return parts && total && href && isOwnPath(href) ? { parts, total, href } : null;
}

function readEstimate(value: unknown): Attachments['estimate'] {
  if (!isObject(value)) return null;
  const { type, pages, addOns, label, receipt } = value;
  if (typeof type !== 'string' || !Number.isInteger(pages) || !Array.isArray(addOns)) return null;
  if (!addOns.every((item): item is string => typeof item === 'string')) return null;
  return {
    type,
    pages: pages as number,
    addOns,
    label: textOf(label, 200),
    receipt: readReceipt(receipt),
  };
}

function readAttachments(value: Loose): Attachments {
  return { estimate: readEstimate(value.estimate), scan: textOf(value.scan, 36) };
}

function readValues<Name extends string>(values: unknown, names: readonly Name[]) {
  const known = isObject(values) ? values : {};
  const texts = names.flatMap((name) => {
    const text = textOf(known[name], 10_000);
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}

/** What was typed into the short form; the tab’s storage is untrusted. */
export const readShortDraft = (stored: unknown) => readValues(stored, shortFieldNames);

/** The valid parts of a draft; the tab’s storage is untrusted. */
export function readDraft(stored: unknown): EnquiryDraft {
  const draft = isObject(stored) ? stored : {};
  return {
    values: readValues(draft.values, enquiryFieldNames),
    attachments: readAttachments(isObject(draft.attachments) ? draft.attachments : {}),
    key: textOf(draft.key, 36),
    startedAt: typeof draft.startedAt === 'number' ? draft.startedAt : null,
  };
}

/** Data that other pages pass to the form (`src/platform/enquiry-prefill.ts`). */
export function readPrefill(prefill: unknown): {
  values: Partial<EnquiryInput>;
  attachments: Partial<Attachments>;
} {
  if (!isObject(prefill)) return { values: {}, attachments: {} };
  const known: [keyof EnquiryInput, string | null][] = [
    ['projectType', textOf(prefill.projectType, 40)],
    ['packageTier', textOf(prefill.packageTier, 60)],
    ['message', textOf(prefill.message, 2000)],
  ];
  const { estimate, scan } = readAttachments(prefill);
  return {
    values: Object.fromEntries(known.filter(([, value]) => value)),
    attachments: { ...(estimate ? { estimate } : {}), ...(scan ? { scan } : {}) },
  };
}

/** What a link to the form says about the visitor: `?package=growth&town=Bath&trade=plumber`. */
function readQuery(search: string) {
  const query = new URLSearchParams(search);
  const key = query.get('package') ?? '';
  return {
    packageTier: /^[a-z0-9-]{1,60}$/.test(key) ? key : null,
    place: textOf(query.get('town'), shortLimits.place),
    trade: textOf(query.get('trade'), shortLimits.trade),
  };
}

/** Reads a package from the form’s URL. */
export function readEnquiryQuery(search: string): Partial<EnquiryInput> {
  const { packageTier } = readQuery(search);
  return packageTier ? { packageTier } : {};
}

/** What the short form knows when it opens. */
export interface EnquiryContext extends Attachments {
  path: string;
  /** Name and price of the package or plan, in the words of its link. */
  offer: string | null;
  packageTier: string | null;
  place: string | null;
  trade: string | null;
  message: string | null;
}

/** @param prefill what the page handed over, e.g. the estimator’s selection */
export function readEnquiryContext(
  search: string,
  prefill: unknown,
): Omit<EnquiryContext, 'path' | 'offer'> {
  const query = readQuery(search);
  const { values, attachments } = readPrefill(prefill);
  return {
    ...noAttachments,
    ...attachments,
    ...query,
    packageTier: values.packageTier ?? query.packageTier,
    message: values.message ?? null,
  };
}
