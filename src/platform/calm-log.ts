import { AsyncLocalStorage } from 'node:async_hooks';
import { describeForLog } from './describe-for-log.ts';
import { sharedState } from './shared-state.ts';

/** The site's log: one line of limited length per event, without text from visitors or clients. */

/** Maximum characters per line; common log collectors accept it. */
export const logLineLimit = 2_000;

type Level = 'INFO' | 'WARN' | 'ERROR';

interface LoggedRequest {
  id: string;
  method: string;
  path: string;
}

const state = () =>
  sharedState('calm-log', () => ({
    requests: new AsyncLocalStorage<LoggedRequest>(),
    /** Errors already logged, with their request. */
    reported: new WeakMap<Error, LoggedRequest>(),
  }));

/** The path without its query. Tokens in it are omitted because they grant access. */
function logPath(url: string | undefined): string {
  const [path = '/'] = (url ?? '/').split('?', 1);
  return path
    .split('/')
    .map((part) => (/[^/]{20,}/.test(part) && /[\dA-Z]/.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200);
}

/** Runs a request's work; its log lines name the request. */
export function asRequest<Result>(
  { method = 'GET', url }: { method?: string | undefined; url?: string | undefined },
  work: () => Result,
): Result {
  const id = crypto.randomUUID().slice(0, 8);
  return state().requests.run({ id, method, path: logPath(url) }, work);
}

/** True for an error that this request has logged: Next and this project may both report it. */
function isRepeated(values: readonly unknown[], request: LoggedRequest | undefined): boolean {
  const { reported } = state();
  const errors = values.filter((value) => value instanceof Error);
  const isKnown = errors.some((error) => request && reported.get(error) === request);
  if (request) for (const error of errors) reported.set(error, request);
  return isKnown;
}

function bound(line: string): string {
  return line.length > logLineLimit ? `${line.slice(0, logLineLimit - 1)}…` : line;
}

/** True if the client closed the connection early, which is not an error of the site. */
function isHangUp(value: unknown): boolean {
  return (
    value instanceof Error &&
    value.message === 'aborted' &&
    (value as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}

function writeLine(severity: Level, values: readonly unknown[]): void {
  const request = state().requests.getStore();
  if (severity !== 'INFO' && isRepeated(values, request)) return;
  const hungUp = values.some(isHangUp);
  const level = hungUp ? 'INFO' : severity;
  const words = hungUp
    ? 'The client closed the connection before its request was complete.'
    : values.map(describeForLog).filter(Boolean).join(' ');
  const about = request ? [request.method, request.path, `[${request.id}]`] : [];
  const line = bound([new Date().toISOString(), level, ...about, words].join(' '));
  (level === 'INFO' ? process.stdout : process.stderr).write(`${line}\n`);
}

/** Payload's logger: its levels are kept, and this module writes the lines. */
export const calmLogger = {
  options: {
    hooks: {
      logMethod(values: readonly unknown[], _write: unknown, level: number): void {
        const [first, ...rest] = values;
        const isEntry = typeof first === 'object' && first !== null && !(first instanceof Error);
        const { msg, err } = (isEntry ? first : {}) as { msg?: unknown; err?: unknown };
        const said = isEntry ? [msg, ...rest, err] : values;
        writeLine(
          level >= 50 ? 'ERROR' : level >= 40 ? 'WARN' : 'INFO',
          said.filter((value) => value !== undefined),
        );
      },
    },
  },
};

/** Redirects the console, into which Next, React and Payload write whole error objects. */
export function keepConsoleCalm(): void {
  console.error = (...values: unknown[]) => writeLine('ERROR', values);
  console.warn = (...values: unknown[]) => writeLine('WARN', values);
  const say = (...values: unknown[]) =>
    void process.stdout.write(`${bound(values.map(describeForLog).join(' '))}\n`);
  Object.assign(console, { log: say, info: say, debug: say });
}
