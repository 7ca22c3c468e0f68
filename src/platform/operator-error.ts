import { describeForLog } from './describe-for-log.ts';

/** An error that the operator can fix: its message is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Runs a command; prints its error for the operator and returns code 1. */
export async function tellOperator(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const message = error instanceof OperatorError ? error.message : describeForLog(error);
    console.error(`\n  ${message.replaceAll('\n', '\n  ')}\n`);
    return 1;
  }
}
