import { getCms } from '@/platform/cms';

/**
 * Saves keywords; a failure is told to the operator.
 *
 * @returns how many were saved; `null` when none could be
 */
export async function tryToSave(save: () => Promise<number>): Promise<number | null> {
  try {
    return await save();
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'Keywords could not be saved.' });
    return null;
  }
}
