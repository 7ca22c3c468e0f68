import { type EnquiryInput, enquiryFieldNames } from './fields';

/** Data of an enquiry without a form field. */
export interface Attachments {
  estimate: { type: string; pages: number; addOns: string[]; label: string | null } | null;
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

function readEstimate(value: unknown): Attachments['estimate'] {
  if (!isObject(value)) return null;
  const { type, pages, addOns, label } = value;
  if (typeof type !== 'string' || !Number.isInteger(pages) || !Array.isArray(addOns)) return null;
  if (!addOns.every((item): item is string => typeof item === 'string')) return null;
  return { type, pages: pages as number, addOns, label: textOf(label, 200) };
}

function readAttachments(value: Loose): Attachments {
  return { estimate: readEstimate(value.estimate), scan: textOf(value.scan, 36) };
}

/** The valid parts of a draft; the tab’s storage is untrusted. */
export function readDraft(stored: unknown): EnquiryDraft {
  const draft = isObject(stored) ? stored : {};
  const values = isObject(draft.values) ? draft.values : {};
  return {
    values: Object.fromEntries(
      enquiryFieldNames.flatMap((name) => {
        const text = textOf(values[name], 10_000);
        return text ? [[name, text]] : [];
      }),
    ),
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

/** Reads a package from the form’s URL: `?package=growth`. */
export function readEnquiryQuery(search: string): Partial<EnquiryInput> {
  const key = new URLSearchParams(search).get('package') ?? '';
  return /^[a-z0-9-]{1,60}$/.test(key) ? { packageTier: key } : {};
}
