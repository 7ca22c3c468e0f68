/** Collects what has to be undone at the end, and undoes it in reverse order. */
export type Undo = {
  add(undo: () => unknown): void;
  /** Undoes everything once. A failure is reported and does not keep the rest from happening. */
  run(report: (error: unknown) => void): Promise<void>;
};

export function createUndo(): Undo {
  const steps: (() => unknown)[] = [];
  return {
    add(undo) {
      steps.push(undo);
    },
    async run(report) {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step();
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
