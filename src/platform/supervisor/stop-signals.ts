import { isPackageScript } from '../env.ts';

/** Ctrl-C, the service manager, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * npm passes a signal on to us that the terminal has sent to us already, so one Ctrl-C may arrive
 * twice. Only what comes later is a second one.
 */
const ECHO_MS = 1_000;

const PARENT_CHECK_MS = 250;

export type StopSignals = {
  /** Aborts on the first signal. */
  requested: AbortSignal;
  /** Calls back on every signal after that, as people do when it takes too long for them. */
  onForce(force: () => void): void;
};

/**
 * `npm start` puts a shell between itself and us. Told to stop by a service manager, npm tells the
 * shell, which dies without telling us: that our parent is gone is all that we get to see.
 */
function watchParent(lost: () => void): void {
  if (!isPackageScript()) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    lost();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Listens for the wish to stop. `tell` is called once, at the first sign of it. */
export function listenForStop(tell: () => void, echoMs = ECHO_MS): StopSignals {
  const controller = new AbortController();
  let force: () => void = () => {};
  let firstAt = 0;

  function request(): void {
    if (controller.signal.aborted) return;
    firstAt = performance.now();
    tell();
    controller.abort(new Error('Stopped on request.'));
  }

  for (const name of SIGNALS) {
    process.on(name, () => {
      if (!controller.signal.aborted) request();
      else if (performance.now() - firstAt > echoMs) force();
    });
  }
  watchParent(request);
  return {
    requested: controller.signal,
    onForce(callback) {
      force = callback;
    },
  };
}
