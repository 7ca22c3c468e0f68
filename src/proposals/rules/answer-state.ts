import { lineName, recountName } from './shown-choice';

/** The values of an entry that may come several times. */
export function readIds(form: FormData, name: string): string[] {
  return form.getAll(name).filter((id): id is string => typeof id === 'string');
}

/**
 * The ticked lines, when the total that the form was sent with is of other ones: without script, a
 * tick changes no total by itself. Nothing is accepted then but what the client has read.
 *
 * @returns `null` when there is nothing to add up
 */
export function ticksToCount(form: FormData): string[] | null {
  const ticked = readIds(form, lineName);
  if (form.get('what') !== 'accept') return null;
  const counted = new Set(readIds(form, 'chosen'));
  const isSame = ticked.length === counted.size && ticked.every((id) => counted.has(id));
  return isSame && !form.has(recountName) ? null : ticked;
}
