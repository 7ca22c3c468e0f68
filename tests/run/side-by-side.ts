export interface Task {
  id: string;
  /** Waits for that task, and is skipped when it fails. */
  needs?: string;
}

export interface Ended<Result> {
  result: Result;
  hasFailed: boolean;
}

export interface Hall<Item extends Task, Result> {
  /** Maximum of parallel tasks. */
  places: number;
  work: (task: Item) => Promise<Ended<Result>>;
  /** Called at the end of each task, in order of ending. */
  onEnd: (task: Item, result: Result) => void;
  /** Called for each task skipped because of a failure. */
  onSkip: (task: Item) => void;
}

/**
 * Runs tasks in parallel, each as early as list order and its waits allow. Waits for unlisted tasks
 * are ignored.
 */
export async function sideBySide<Item extends Task, Result>(
  tasks: readonly Item[],
  { places, work, onEnd, onSkip }: Hall<Item, Result>,
): Promise<void> {
  const waiting = [...tasks];
  const unfinished = new Set(tasks.map(({ id }) => id));
  const failed = new Set<string>();

  const mayStart = ({ needs }: Item) => !unfinished.has(needs ?? '');

  async function run(task: Item): Promise<void> {
    const { result, hasFailed } = await work(task);
    unfinished.delete(task.id);
    if (hasFailed) failed.add(task.id);
    onEnd(task, result);
  }

  const running = new Set<Promise<void>>();
  while (waiting.length > 0) {
    const index = running.size < places ? waiting.findIndex(mayStart) : -1;
    const [task] = index === -1 ? [] : waiting.splice(index, 1);
    if (!task) {
      if (running.size === 0) throw new Error('These wait for each other.');
      await Promise.race(running);
    } else if (task.needs && failed.has(task.needs)) {
      unfinished.delete(task.id);
      failed.add(task.id);
      onSkip(task);
    } else {
      const ending: Promise<void> = run(task).finally(() => running.delete(ending));
      running.add(ending);
    }
  }
  await Promise.all(running);
}
