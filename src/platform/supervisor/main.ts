import { OperatorError } from '../operator-error.ts';
import { StepFailed } from './run-step.ts';
import { listenForStop } from './stop-signals.ts';
import { type Mode, supervise } from './supervise.ts';
import { createTerminal, type Terminal } from './terminal.ts';
import { createUndo } from './undo.ts';

/** Shows why the site cannot run, without a stack where the operator can fix it. */
function report(terminal: Terminal, error: unknown): void {
  if (error instanceof OperatorError) terminal.problem(error.message);
  else if (error instanceof StepFailed) {
    terminal.problem(`${error.log}\n\nThe whole of it is in ${error.logFile}`);
  } else terminal.problem(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** `npm start` and `npm run dev`. Resolves with the exit code once nothing is running. */
export async function main(mode: Mode): Promise<number> {
  // A closed terminal must not prevent an orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const terminal = createTerminal();
  const undo = createUndo();
  const stop = listenForStop(() => {
    // The terminal has just printed ^C on this line.
    if (process.stdout.isTTY) process.stdout.write('\n');
    terminal.line('Stopping', 'finishing what is under way');
  });
  let code = 0;
  try {
    await supervise(mode, terminal, undo, stop);
  } catch (error) {
    if (!stop.requested.aborted) {
      report(terminal, error);
      code = 1;
    }
  }
  await undo.run((error) => {
    report(terminal, error);
    code = 1;
  });
  return code;
}
