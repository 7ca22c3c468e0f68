import { stat } from 'node:fs/promises';

/** True if there is something under this name that we can see. */
export function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
