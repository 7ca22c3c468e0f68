import type { FlattenedField, PayloadRequest } from 'payload';
import { changedFields } from '../rules/changed-fields';
import type { FieldDifference, SaveConflict } from '../rules/difference';
import { type Edition, editionOf, printOf, staleFields } from '../rules/edition';
import { type Edited, fieldsOf, readEdited, readLastSave, type StoredFields } from './edited';
import { labelOf, wordValue } from './word-value';

/** Whether what the account sends for a field would be stored at all. */
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
  const differing = changedFields(
    stored,
    sent,
    fields.map(({ name }) => name),
  );
  const described: FieldDifference[] = [];
  for (const field of fields) {
    const { name } = field;
    if (!differing.includes(name) || !(await mayUpdate(req, edited, field, stored))) continue;
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

/**
 * Compares what a form holds with what is stored now.
 *
 * @param base what the form was made from; with it, only fields count that changed since then
 * @returns null when nothing differs
 */
export async function findConflict(
  req: PayloadRequest,
  edited: Edited,
  sent: StoredFields,
  base: Edition | null,
): Promise<SaveConflict | null> {
  const stored = await readEdited(req, edited);
  const all = fieldsOf(req, edited);
  const edition = editionOf(
    stored,
    all.map(({ name }) => name),
  );
  const stale = base && staleFields(base, edition);
  const fields = stale ? all.filter(({ name }) => stale.includes(name)) : all;
  if (fields.length === 0) return null;
  const differing = await describeDifferences(req, edited, stored, sent, fields, base);
  if (differing.length === 0) return null;
  return { ...(await readLastSave(req, edited)), fields: differing, edition };
}

/** Whether any field that staff edit is another by now than what a form was made from. */
export async function isStale(
  req: PayloadRequest,
  edited: Edited,
  base: Edition,
): Promise<boolean> {
  const stored = await readEdited(req, edited);
  const names = fieldsOf(req, edited).map(({ name }) => name);
  return staleFields(base, editionOf(stored, names)).length > 0;
}
