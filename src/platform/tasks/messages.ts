import type { FirstAdmin } from '../supervisor/greeting';

/** Messages of a task process to the supervisor. A task that ends without its result has failed. */
export type TaskMessage =
  | { type: 'waiting' }
  | { type: 'prepared'; migrations: string[]; wroteContent: boolean; firstAdmin?: FirstAdmin };

/** Sends a message and waits until it is out; does nothing without a supervisor. */
export function tellSupervisor(message: TaskMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) return resolve();
    process.send(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}
