import path from 'node:path';
import type { TaskMessage } from '../tasks/messages.ts';
import { runStep } from './run-step.ts';

export type Preparation = Extract<TaskMessage, { type: 'prepared' }>;

export type PreparationOptions = {
  root: string;
  env: NodeJS.ProcessEnv;
  logs: string;
  onWait: () => void;
  signal: AbortSignal;
};

/** Tasks that load Payload need path aliases. */
export function taskArguments(task: string): string[] {
  return ['--import', 'tsx', path.join('src/platform/tasks', task)];
}

export async function prepareDatabase(options: PreparationOptions): Promise<Preparation> {
  let result: Preparation | undefined;
  await runStep({
    args: taskArguments('prepare-database.ts'),
    cwd: options.root,
    env: options.env,
    logFile: path.join(options.logs, 'prepare-database.log'),
    signal: options.signal,
    onMessage: (message) => {
      const { type } = message as TaskMessage;
      if (type === 'waiting') options.onWait();
      else result = message as Preparation;
    },
  });
  // Payload may exit with code 0 without any work.
  if (!result) throw new Error('The preparation of the database ended without a result.');
  return result;
}

/** `2 migrations run, first content written, first account made`, or `up to date`. */
export function describePreparation({ migrations, wroteContent, firstAdmin }: Preparation): string {
  const done = [
    migrations.length === 1 && 'one migration run',
    migrations.length > 1 && `${migrations.length} migrations run`,
    wroteContent && 'first content written',
    firstAdmin && 'first account made',
  ].filter((text) => text !== false && text !== undefined);
  return done.length ? done.join(', ') : 'up to date';
}
