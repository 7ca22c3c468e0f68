/** Collects clean-up work and runs it in reverse order. */
export type Undo = {
  add(undo: () => unknown): void;
  /** Runs everything once. A failure is reported and does not stop the rest. */
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
