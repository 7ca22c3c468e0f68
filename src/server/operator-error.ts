/**
 * Something the person at the terminal can mend. The message is written for them: what is wrong and
 * what to do. It is shown without a stack; every other error is ours and is shown with one.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
