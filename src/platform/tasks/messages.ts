import type { FirstAdmin } from '../supervisor/greeting';

/** What a task process tells the supervisor. A task that ends without its result has failed. */
export type TaskMessage =
  | { type: 'waiting' }
  | { type: 'prepared'; migrations: string[]; wroteContent: boolean; firstAdmin?: FirstAdmin };

/** Sends a message and waits until it is out; on the terminal of a developer, nobody listens. */
export function tellSupervisor(message: TaskMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) return resolve();
    process.send(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}
