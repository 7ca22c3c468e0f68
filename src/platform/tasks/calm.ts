import { keepConsoleCalm } from '../calm-log';

/** The first import of each task, so that nothing is said before: what a task says goes into a log. */
keepConsoleCalm();

process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});
