import { lineName, recountName } from './shown-choice';

/** Values of a form entry that may occur several times. */
export function readIds(form: FormData, name: string): string[] {
  return form.getAll(name).filter((id): id is string => typeof id === 'string');
}

/**
 * Returns the ticked lines if the submitted total does not include them: without script, ticks do
 * not update it. The client must read the correct total before accepting.
 *
 * @returns `null` if the total is already correct
 */
export function ticksToCount(form: FormData): string[] | null {
  const ticked = readIds(form, lineName);
  if (form.get('what') !== 'accept') return null;
  const counted = new Set(readIds(form, 'chosen'));
  const isSame = ticked.length === counted.size && ticked.every((id) => counted.has(id));
  return isSame && !form.has(recountName) ? null : ticked;
}
