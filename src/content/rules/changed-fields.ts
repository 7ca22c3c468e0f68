type Fields = Readonly<Record<string, unknown>>;

/** What an empty field can look like: a form and the database don’t agree on it. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}

/** The back office sends a list without rows as their number. */
const isNoRows = (value: unknown, other: unknown) =>
  value === 0 && Array.isArray(other) && other.length === 0;

/** What a relation leads to, looked up or not. */
function idOrValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  return 'createdAt' in fields && 'id' in fields ? fields.id : value;
}

function isSameFields(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (isNoRows(one, other) || isNoRows(other, one)) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  const [left, right] = [idOrValue(one), idOrValue(other)];
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (typeof left === 'object' && typeof right === 'object') {
    return isSameFields(left as Fields, right as Fields);
  }
  return left === right;
}

/**
 * Names the fields that would be others, of a document that a form sends back as a whole.
 *
 * @param stored as the database has it
 * @param sent as it came; a field that is missing stays as it is
 */
export function changedFields<Name extends string>(
  stored: Fields,
  sent: Fields,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => sent[name] !== undefined && !isSame(stored[name], sent[name]));
}
