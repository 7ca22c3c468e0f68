import { stat } from 'node:fs/promises';

/** True if a file or folder exists and is visible to this process. */
export function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
