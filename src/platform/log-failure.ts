import { getCms } from './cms';

/** Does the work; an unexpected error is logged for the operator, and `failed` is the result. */
export async function logFailure<Result>(
  msg: string,
  failed: Result,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg });
    return failed;
  }
}
