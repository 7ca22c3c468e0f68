import { isPackageScript } from '../env.ts';

/** Ctrl-C, the service manager, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm forwards signals that the terminal sent already: one Ctrl-C may arrive twice. */
const ECHO_MS = 1_000;

const PARENT_CHECK_MS = 250;

export type StopSignals = {
  requested: AbortSignal;
  /** Called on each further signal: the operator does not want to wait. */
  onForce(force: () => void): void;
  /** Called on SIGUSR2: the site shall continue with other processes. */
  onRestart(restart: () => void): void;
};

/** npm ends the shell around this process without a signal here: only the lost parent shows it. */
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

/** Listens for stop signals. `tell` is called once, at the first one. */
export function listenForStop(tell: () => void, echoMs = ECHO_MS): StopSignals {
  const controller = new AbortController();
  let force: () => void = () => {};
  let isRestartWanted = false;
  let restart = () => {
    isRestartWanted = true;
  };
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
  // Node would end without a listener. Windows has no such signal.
  if (process.platform !== 'win32') process.on('SIGUSR2', () => restart());
  watchParent(request);
  return {
    requested: controller.signal,
    onForce(callback) {
      force = callback;
    },
    onRestart(callback) {
      restart = callback;
      // It was asked for during the start.
      if (isRestartWanted) callback();
    },
  };
}
