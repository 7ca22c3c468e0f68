import type { FlattenedField } from 'payload';
import { tokensIn } from '../rules/quotes/tokens-in';

/** A document that another one names. */
export interface Reference {
  collection: string;
  id: number;
}

type Values = Record<string, unknown>;

function asReference(value: unknown, relationTo: string | readonly string[]): Reference[] {
  const named = typeof relationTo === 'string' ? { relationTo, value } : value;
  const { relationTo: collection, value: inner } = (named ?? {}) as Values;
  const id = typeof inner === 'object' ? (inner as { id?: unknown } | null)?.id : inner;
  return typeof collection === 'string' && id ? [{ collection, id: Number(id) }] : [];
}

/** Links to documents and pictures in a formatted text. */
function inRichText(state: unknown): Reference[] {
  const found: Reference[] = [];
  // An explicit stack: a pasted text can nest deeper than the call stack allows.
  const stack: unknown[] = [state];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { type, fields, relationTo, value } = node as Values & { fields?: { doc?: unknown } };
    if (type === 'upload') found.push(...asReference({ relationTo, value }, []));
    if (type === 'link') found.push(...asReference(fields?.doc, []));
    stack.push(...Object.values(node));
  }
  return found;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function inField(field: FlattenedField, value: unknown): Reference[] {
  if (value === null || value === undefined) return [];
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return asList(value).flatMap((item) => asReference(item, field.relationTo));
    case 'richText':
      return inRichText(value);
    case 'group':
    case 'tab':
      return listReferences(field.flattenedFields, value);
    case 'array':
      return asList(value).flatMap((row) => listReferences(field.flattenedFields, row));
    case 'blocks':
      return asList(value).flatMap((row) => {
        const { blockType } = row as { blockType?: string };
        const block = field.blocks.find(({ slug }) => slug === blockType);
        return block ? listReferences(block.flattenedFields, row) : [];
      });
    default:
      return [];
  }
}

/**
 * Finds the documents and pictures that a stored document names, in relations and formatted texts.
 *
 * @param fields of its collection, as Payload keeps them
 * @param values the document or a row of it, with relations as ids
 */
export function listReferences(fields: readonly FlattenedField[], values: unknown): Reference[] {
  return fields.flatMap((field) => inField(field, (values as Values)[field.name]));
}

/** Whether a link leads to a page, to a place on it too. */
function leadsTo(href: string, address: string): boolean {
  return href === address || (href.startsWith(address) && /^[?#]/.test(href.slice(address.length)));
}

/** Whether a link to one of the addresses stands anywhere in a stored document. */
export function hasLinkTo(addresses: readonly string[], values: unknown): boolean {
  const stack: unknown[] = [values];
  while (stack.length > 0) {
    const item = stack.pop();
    if (typeof item === 'string' && addresses.some((address) => leadsTo(item, address)))
      return true;
    if (typeof item === 'object' && item !== null) stack.push(...Object.values(item));
  }
  return false;
}

/** Whether a document quotes a figure of something, e.g. `package:growth`. */
export function quotesFigureOf(name: string, values: unknown): boolean {
  return tokensIn(values).some((token) => token === name || token.startsWith(`${name}:`));
}
