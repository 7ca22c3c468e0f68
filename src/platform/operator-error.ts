import { describeForLog } from './describe-for-log.ts';

/**
 * Something the person at the terminal can mend. The message is written for them: what is wrong and
 * what to do. It is shown without a stack; every other error is ours and is shown with one.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Runs a command; what keeps it from its end is told to the operator, and makes the code 1. */
export async function tellOperator(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const message = error instanceof OperatorError ? error.message : describeForLog(error);
    console.error(`\n  ${message.replaceAll('\n', '\n  ')}\n`);
    return 1;
  }
}
