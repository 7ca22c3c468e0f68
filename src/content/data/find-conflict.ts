import type { FlattenedField, PayloadRequest } from 'payload';
import { formatPence } from '@/prices/rules/money';
import { changedFields, type FieldDifference, type SaveConflict } from '../rules/differences';
import { type Edition, editionOf, printOf, staleFields } from '../rules/edition';
import { type LexicalState, lexicalToText } from '../rules/lexical';
import { type Edited, fieldsOf, readEdited, readLastSave, type StoredFields } from './edited';

type Row = Record<string, unknown>;

const style = { timeZone: 'Europe/London', dateStyle: 'medium' } as const;
const day = new Intl.DateTimeFormat('en-GB', style);
const moment = new Intl.DateTimeFormat('en-GB', { ...style, timeStyle: 'short' });

function labelOf(field: FlattenedField): string {
  if (typeof field.label === 'string' && field.label) return field.label;
  const words = field.name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordDate(value: unknown): string {
  const date = new Date(String(value));
  if (Number.isNaN(date.getTime())) return String(value);
  return (date.toISOString().endsWith('T00:00:00.000Z') ? day : moment).format(date);
}

function wordText(value: unknown): string {
  const blocks = (value as LexicalState | null)?.root?.children ?? [];
  return blocks
    .map((root) => lexicalToText({ root }, (token) => `{${token}}`) || `[${root.type}]`)
    .join('\n');
}

function wordOption(field: FlattenedField, value: unknown): string {
  const options = ('options' in field ? field.options : []) as { value: string; label: unknown }[];
  const found = options.find((option) => option.value === value);
  return typeof found?.label === 'string' ? found.label : String(value);
}

/** Title of a related document, if the account may read it. */
async function wordRelation(req: PayloadRequest, field: FlattenedField, value: unknown) {
  const pair = value as { relationTo?: string; value?: unknown };
  const isPair = typeof value === 'object' && value !== null && 'relationTo' in pair;
  const slug = isPair ? pair.relationTo : 'relationTo' in field ? field.relationTo : undefined;
  const target = isPair ? pair.value : value;
  const id = Number(typeof target === 'object' && target ? (target as Row).id : target);
  if (typeof slug !== 'string' || !Number.isSafeInteger(id)) return String(target);
  const title = req.payload.collections[slug as 'posts']?.config.admin.useAsTitle ?? 'id';
  const found = (await req.payload.findByID({
    collection: slug as 'posts',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })) as unknown as Row | null;
  return String(found?.[title] ?? `No. ${id}`);
}

async function wordFields(req: PayloadRequest, fields: readonly FlattenedField[], row: Row) {
  const lines: string[] = [];
  for (const field of fields) {
    if (field.name === 'id' || field.name === 'blockName' || field.hidden) continue;
    const words = await wordValue(req, field, row[field.name]);
    if (words) lines.push(`${labelOf(field)}: ${words.replaceAll('\n', '\n  ')}`);
  }
  return lines;
}

async function wordRows(req: PayloadRequest, field: FlattenedField, rows: readonly Row[]) {
  const lines: string[] = [];
  for (const [index, row] of rows.entries()) {
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
    const fields = block?.flattenedFields ?? ('flattenedFields' in field && field.flattenedFields);
    const kind = typeof block?.labels?.singular === 'string' ? ` ${block.labels.singular}` : '';
    const inside = await wordFields(req, fields || [], row);
    lines.push(`${index + 1}.${kind}`, ...inside.map((line) => `  ${line}`));
  }
  return lines.join('\n');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Words a field's value as the form shows it, one row or paragraph per line; `''` if empty. */
async function wordValue(
  req: PayloadRequest,
  field: FlattenedField,
  value: unknown,
): Promise<string> {
  if (field.type === 'checkbox') return value ? 'Yes' : 'No';
  if (isEmpty(value)) return '';
  if (field.type === 'richText') return wordText(value);
  if (field.type === 'date') return wordDate(value);
  if (field.type === 'number' && field.name.endsWith('Pence')) return formatPence(Number(value));
  if (field.type === 'array' || field.type === 'blocks') {
    // Forms send the row count in place of an empty list.
    return Array.isArray(value) ? wordRows(req, field, value as Row[]) : '';
  }
  if (field.type === 'group' || field.type === 'tab') {
    return (await wordFields(req, field.flattenedFields, value as Row)).join('\n');
  }
  const values = Array.isArray(value) ? value : [value];
  if (field.type === 'relationship' || field.type === 'upload') {
    const titles = [];
    for (const each of values) titles.push(await wordRelation(req, field, each));
    return titles.join('\n');
  }
  if (field.type === 'select' || field.type === 'radio') {
    return values.map((each) => wordOption(field, each)).join('\n');
  }
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

async function mayUpdate(
  req: PayloadRequest,
  { id }: Edited,
  field: FlattenedField,
  stored: StoredFields,
): Promise<boolean> {
  const update = field.access?.update;
  if (!update) return true;
  const answer = await update({
    req,
    ...(id === null ? {} : { id }),
    data: stored,
    siblingData: stored,
    doc: stored as never,
  });
  return answer === true;
}

async function describeDifferences(
  req: PayloadRequest,
  edited: Edited,
  stored: StoredFields,
  sent: StoredFields,
  fields: readonly FlattenedField[],
  base: Edition | null,
): Promise<FieldDifference[]> {
  const described: FieldDifference[] = [];
  for (const field of fields) {
    const { name } = field;
    const isChanged = changedFields(stored, sent, [name]).length > 0;
    if (!isChanged || !(await mayUpdate(req, edited, field, stored))) continue;
    const changedHere = !base || base[name] !== printOf(sent[name]);
    described.push({
      name,
      label: labelOf(field),
      yours: await wordValue(req, field, sent[name]),
      theirs: await wordValue(req, field, stored[name]),
      value: stored[name] ?? null,
      changedHere,
    });
  }
  return described;
}

async function readEdition(req: PayloadRequest, edited: Edited) {
  const stored = await readEdited(req, edited);
  const all = fieldsOf(req, edited);
  const names = all.map(({ name }) => name);
  return { stored, all, edition: editionOf(stored, names) };
}

/** Compares a form's data with the stored data; with a `base`, only fields changed since it. */
export async function findConflict(
  req: PayloadRequest,
  edited: Edited,
  sent: StoredFields,
  base: Edition | null,
): Promise<SaveConflict | null> {
  const { stored, all, edition } = await readEdition(req, edited);
  const stale = base && staleFields(base, edition);
  const fields = stale ? all.filter(({ name }) => stale.includes(name)) : all;
  if (fields.length === 0) return null;
  const differing = await describeDifferences(req, edited, stored, sent, fields, base);
  if (differing.length === 0) return null;
  return { ...(await readLastSave(req, edited)), fields: differing, edition };
}

/** Whether an editable field has changed since the form was loaded. */
export async function isStale(
  req: PayloadRequest,
  edited: Edited,
  base: Edition,
): Promise<boolean> {
  return staleFields(base, (await readEdition(req, edited)).edition).length > 0;
}
