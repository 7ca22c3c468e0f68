/** What has to be known of a piece of work to find its place. */
export interface Task {
  id: string;
  /** Would disturb those, or be disturbed: it waits until they have ended, whatever came out. */
  after?: readonly string[];
  /** Pointless when that one has failed. */
  needs?: string;
}

export interface Ended<Result> {
  result: Result;
  hasFailed: boolean;
}

export interface Hall<Item extends Task, Result> {
  /** How many are at work at the same time. */
  places: number;
  work: (task: Item) => Promise<Ended<Result>>;
  /** Told at once, in the order in which they end. */
  onEnd: (task: Item, result: Result) => void;
  /** Told of each that is left out because the one it needs has failed. */
  onSkip: (task: Item) => void;
}

/**
 * Works through a list, several at a time, each as early as its place in the list and those it waits
 * for allow. What it waits for and is not in the list is taken for done.
 */
export async function sideBySide<Item extends Task, Result>(
  tasks: readonly Item[],
  { places, work, onEnd, onSkip }: Hall<Item, Result>,
): Promise<void> {
  const waiting = [...tasks];
  const unfinished = new Set(tasks.map(({ id }) => id));
  const failed = new Set<string>();

  const mayStart = ({ after = [], needs }: Item) =>
    [...after, needs ?? ''].every((id) => !unfinished.has(id));

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
