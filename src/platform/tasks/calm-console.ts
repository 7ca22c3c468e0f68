import { keepConsoleCalm } from '../calm-log';

/** The first import of each task: a task's output goes into a log. */
keepConsoleCalm();

process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});
